/** Les conseils d’un rallye guidé, en français. Mêmes clés que hints.en.ts. */

import type { Same } from "$lib/i18n/translate.ts";
import type { hintsEn } from "./hints.en.ts";

export const hintsFr: Same<typeof hintsEn> = {
  "good.upgrade": "acheter {family}",
  "good.upgradeAt": "acheter {family}, n°\u00a0{n} en partant de la gauche",
  "good.install.pilot": "installer {family} sur le pilote",
  "good.install.starbot": "installer {family} sur le starbot",
  "good.discard": "défausser {family}",
  "good.cards": "acheter {n|# carte|# cartes}",
  "good.buy": "acheter {list}",
  "good.ofLevel": "{n|# carte|# cartes} de niveau {level}",
  "good.noCards": "n’acheter aucune carte",
  "good.boosts": "activer {n|le boost|les boosts} {list}",
  "good.allBoosts": "activer les trois boosts",
  "good.boost.shield": "Bouclier",
  "good.boost.line": "Ligne",
  "good.boost.planet": "Planète",
  "good.noBoosts": "garder tous les boosts en réserve",
  "good.play": "carte {card}, {does}",
  "good.option": "carte {card}\u00a0: «\u00a0{does}\u00a0»",
  "why.face":
    "Sur la {line}, cette face te fait partir de la case {n}, l’autre de la case {other}. Elle craint\u00a0: {fears}.",
  "why.faceCalm":
    "Elle craint moins de types de planète ({fears})\u00a0: ton pilote partira moins souvent 3 cases en arrière " +
    "qu’avec l’autre.",
  "why.upgrade": "{kind} sur la {line}\u00a0: désormais {then} au lieu de {now}.",
  "why.bought": "{kind} sur la {line}\u00a0: {then} au lieu de {now}, une fois installé.",
  "why.energyToo": "Cet upgrade donne aussi {n|# point|# points} d’énergie.",
  "why.mustPass": "Ton pilote, à {pilot} sur cette ligne, devra le dépasser en course.",
  "why.energy": "Cet upgrade donne {n|# point|# points} d’énergie, pour les options des cartes et le bouclier.",
  "why.discard": "Hangar et atelier gardent 2 upgrades en tout\u00a0; celui-ci t’aide le moins.",
  "why.pass":
    "Rien ici ne vaut une action maintenant\u00a0: garde {n|ton action|tes # actions} pour les cartes et les " +
    "déplacements.",
  "why.endEquipment": "Rien au hangar ne vaut une action maintenant. Il te reste {n|# action|# actions}.",
  "why.cards": "{n|# carte|# cartes} pour agir, et il te reste {left|# action|# actions} pour avancer.",
  "why.cardsEnergy":
    "{n|# carte|# cartes}\u00a0: plus d’action pour avancer, mais {energy|ton point d’énergie servira|tes # points " +
    "d’énergie serviront} à leurs options.",
  "why.noCards": "Tu gardes {left|ton action|tes # actions} pour avancer.",
  "why.boosts":
    "{n|# point|# points} tout de suite\u00a0; {risky|# version n’est pas celle|# versions ne sont pas " +
    "celles} de la roue pour l’instant, mais le risque d’un contrôle vaut d’être pris.",
  "why.boostsTurn":
    "{n|# point|# points} tout de suite\u00a0; {risky|# version n’est pas celle|# versions ne sont pas celles} de la " +
    "roue pour l’instant, mais ta carte {card} peut la faire tourner.",
  "why.safeBoosts": "{n|# point|# points} tout de suite, et aucun risque dans la position actuelle de la roue.",
  "why.someBoosts":
    "{n|# point|# points} tout de suite, et aucun risque dans la position actuelle de la roue. Ce qui reste en " +
    "réserve ne craint rien, même si une carte tourne la roue.",
  "why.noBoosts": "Un contrôle trouverait des versions non conformes\u00a0: tes deux vaisseaux reculeraient.",
  "why.line": "Pilote en {pilot}, starbot en {starbot}, derrière lui\u00a0: de là, les deux marquent.",
  "why.lineAhead":
    "Pilote en {pilot}, starbot en {starbot}\u00a0: un bon départ malgré tout. Fais passer le pilote devant " +
    "pendant la course, sinon le starbot ne marque rien.",
  "why.keepPx2": "Tu gardes le jeton Pilote\u00a0×2\u00a0: à la fin, il vaut 3 points.",
  "why.move": "Coût\u00a0: {n} sur {of|# action|# actions}. Chaque case de plus est un point.",
  "why.moveLast": "Coût\u00a0: {n|ta dernière action|tes # dernières actions}. Chaque case de plus est un point.",
  "why.moveFree": "Cela ne coûte aucune action. Chaque case de plus est un point.",
  "why.option": "{what} Coût\u00a0: {n} sur {of|# point|# points} d’énergie.",
  "why.optionLast": "{what} Coût\u00a0: {n|ton dernier point|tes # derniers points} d’énergie.",
  "does.other": "Elle vaut son prix maintenant.",
  "does.WHEEL": "Dès maintenant, d’autres versions sont autorisées.",
  "does.PUSH": "Chaque case de recul est un point de moins pour l’adversaire.",
  "does.CONTROL": "Une version non conforme fait reculer ses deux vaisseaux aussitôt.",
  "does.ADV": "Tu avances sans dépenser d’action.",
  "does.place": "Ton vaisseau y arrive sans dépenser d’action.",
  "does.METEOR": "Un vaisseau qui entre sur sa case s’y arrête.",
  "does.KEEP": "À la prochaine course, tu pourras reprendre la même ligne.",
  "does.FIRST": "Tu achètes en premier au prochain marché.",
  "does.LAST": "Au prochain marché, tout le monde passe avant cet adversaire.",
  "does.SHOT": "Le vaisseau touché ne pourra pas avancer au prochain tour de sa franchise.",
  "does.DAMAGE": "L’upgrade manquera à la prochaine course.",
  "does.DRAIN": "Il en reste moins à l’adversaire pour les options et le bouclier.",
  "does.ACT": "Chaque action gagnée paiera d’autres cases.",
  "does.DRAW": "Une carte de plus à jouer.",
  "why.passTurn":
    "Aucune carte ne rapporte assez maintenant. Tu gardes {actions|ton action|tes # actions}, y compris " +
    "pour la prochaine course.",
  "why.passBroke": "Il ne te reste aucune action pour avancer, et aucune option ne vaut son énergie.",
  "why.pilot": "Pilote en {n}\u00a0: plus il est devant, plus le starbot en {starbot} a de place derrière lui.",
  "why.pilotBehind":
    "Pilote en {n}\u00a0: il doit encore dépasser le starbot en {starbot}, sinon celui-ci ne marque rien.",
  "why.starbot": "Starbot en {n}, toujours derrière le pilote en {pilot}\u00a0: les deux marquent.",
  "why.starbotAhead":
    "Starbot en {n}\u00a0: le pilote en {pilot} doit le dépasser avant la fin, sinon le starbot ne marque rien.",
  "why.endTurn":
    "L’autre partie ne vaut pas son prix\u00a0: garde {actions|# action|# actions} et {energy|# point|# points} " +
    "d’énergie.",
  "why.endTurnEnergy": "L’autre partie ne vaut pas son prix\u00a0: garde {energy|ton point|tes # points} d’énergie.",
  "why.px2": "Le jeton Pilote ×2 double la valeur de ton pilote, une fois par partie.",
  "why.repeat": "D’une case à double flèche, tu avances encore, sans rien payer de plus.",
  "why.push": "Chaque case de recul est un point de moins pour sa franchise.",
  "why.shot": "Le vaisseau touché ne pourra pas avancer au prochain tour de sa franchise.",
  "why.wheel": "Ensuite, {n} de tes {of} boosts actifs {n|sera conforme|seront conformes}.",
  "why.wheelOne": "Ensuite, ton boost actif sera conforme.",
  "why.stopIt": "Subir l’attaque te coûterait plus que de l’arrêter\u00a0; tu as {n|# point|# points} d’énergie.",
  "why.takeConforming": "Ta version est celle de la roue\u00a0: le contrôle ne te coûte rien.",
  "why.takeIt": "Arrêter l’attaque te coûterait plus que de la subir\u00a0; tu as {n|# point|# points} d’énergie.",
  "hint.goal": "Ton but\u00a0: le plus de points après six courses",
  "hint.goal.text":
    "Ta franchise a deux vaisseaux, un pilote et un starbot. Chacun marque un point par case d’avance sur le tout " +
    "dernier. Prépare-les, puis lance-les dans la course.",
  "hint.face": "Deux faces d’un pilote",
  "hint.face.text":
    "Les trois valeurs sont tes cases de départ sur les trois lignes. Sur un type de planète qu’il craint, ton " +
    "pilote part 3 cases en arrière.",
  "hint.market": "Tout se paie en actions",
  "hint.market.text":
    "Tu en as 8, et tu en reçois d’autres avant chaque course. Upgrades, installations, cartes et déplacements en " +
    "coûtent. Choisis un upgrade\u00a0: ton plateau montre ce qu’il changerait sur l’un ou l’autre vaisseau.",
  "hint.planet": "Une planète, trois lignes",
  "hint.planet.text":
    "Sur chaque ligne, la planète avance ou recule tes deux cases de départ. Tu choisiras une ligne juste avant la " +
    "course, la même pour tes deux vaisseaux.",
  "hint.equip": "Installe-le",
  "hint.equip.text":
    "Au hangar, un upgrade ne sert à rien. Son énergie paie les options des cartes et revient avant chaque course. " +
    "Un starbot ne marque que derrière son pilote.",
  "hint.cards": "Les cartes font la course",
  "hint.cards.text":
    "À chaque tour de course, tu joues une carte ou tu passes. Une carte coûte 1 action maintenant\u00a0; celles " +
    "que tu ne joues pas restent dans ta main.",
  "hint.boosts": "Les boosts, c’est du bluff",
  "hint.boosts.text":
    "Chacun rapporte tout de suite. Mais après la course, une carte dit qui est contrôlé\u00a0: une version " +
    "autre que celle de la roue fait reculer tes deux vaisseaux. Certaines cartes font tourner la roue. Personne " +
    "d’autre ne voit tes versions.",
  "hint.line": "Une ligne pour deux",
  "hint.line.text":
    "Les nombres sont les cases de départ de ton pilote et de ton starbot. Le starbot ne marque que derrière le " +
    "pilote. On ne prend pas deux fois de suite la même ligne.",
  "hint.px2": "Pilote ×2",
  "hint.px2.text":
    "Sur une ligne marquée Pilote ×2, ton jeton peut doubler la valeur de ton pilote, une fois par partie. Gardé " +
    "jusqu’à la fin, il vaut 3 points.",
  "hint.track": "Garde le starbot derrière",
  "hint.track.text":
    "Chaque case d’avance sur le tout dernier est un point, mais un starbot qui n’est pas derrière son pilote ne " +
    "marque rien. Les marques +1 à +3 sont son bonus. Un déplacement qui finit sur une double flèche continue.",
  "hint.play": "Les deux parties d’une carte",
  "hint.play.text":
    "À gauche : des cases contre des actions. À droite : une option sur deux contre de l’énergie. Choisis une " +
    "partie, regarde où elle mène, puis confirme.",
  "hint.goon": "L’autre partie",
  "hint.goon.text": "Tu peux aussi utiliser l’autre partie de la même carte : maintenant ou jamais.",
  "hint.attack": "On t’attaque",
  "hint.attack.text":
    "Un bouclier actif l’arrête pour 3 points d’énergie, une carte Réaction pour son prix. Subir ne coûte pas " +
    "d’énergie, mais l’attaque fait effet.",
  "hint.points": "D’où viennent les points",
  "hint.points.text":
    "Le bonus est la dernière marque, +1, +2 ou +3, que le starbot a atteinte\u00a0; il compte même quand le " +
    "starbot ne marque rien. Les boosts ont été comptés avant la course.",
  "hint.next": "Vers la planète suivante",
  "hint.next.text":
    "Tout le monde gagne des actions\u00a0; celles qui restent se gardent, jusqu’à 15 en tout. Dès 20 points, tu " +
    "peux aussi acheter des cartes de niveau 2.",
};
