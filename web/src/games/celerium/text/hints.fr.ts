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
  "good.noCards": "n’acheter aucune carte",
  "good.boosts": "poser {list}",
  "good.allBoosts": "poser les trois boosts",
  "good.boost.shield": "le boost bouclier",
  "good.boost.line": "le boost ligne de course",
  "good.boost.planet": "le boost planète",
  "good.noBoosts": "garder tous les boosts en réserve",
  "good.play": "carte {card}, {does}",
  "why.face": "Sur la {line}, il part de la case {n}. Il craint\u00a0: {fears}.",
  "why.upgrade": "{kind} sur la {line}\u00a0: désormais {then} au lieu de {now}.",
  "why.energy": "Il donne {n|# point|# points} d’énergie, pour les options des cartes et le bouclier.",
  "why.discard": "Hangar et atelier gardent 2 upgrades en tout\u00a0; celui-ci t’aide le moins.",
  "why.pass":
    "Rien ici ne vaut une action maintenant\u00a0: garde {n|ton action|tes # actions} pour les cartes et les " +
    "déplacements.",
  "why.endEquipment": "Tes deux vaisseaux sont au mieux pour l’instant. Il te reste {n|# action|# actions}.",
  "why.cards": "{n|# carte|# cartes} pour agir, et {left|# action|# actions} de reste pour avancer.",
  "why.cardsEnergy":
    "{n|# carte|# cartes}\u00a0: plus d’action pour avancer, mais {energy|ton point d’énergie servira|tes # points " +
    "d’énergie serviront} à leurs options.",
  "why.noCards": "Tu gardes {left|ton action|tes # actions} pour avancer.",
  "why.boosts":
    "{n|# point|# points} tout de suite\u00a0; {risky|# version n’est pas conforme|# versions ne sont pas " +
    "conformes} pour l’instant, mais le risque d’un contrôle en vaut la peine.",
  "why.safeBoosts": "{n|# point|# points} tout de suite, et aucun risque dans la position actuelle de la roue.",
  "why.noBoosts": "Un contrôle trouverait des versions non conformes\u00a0: tes deux vaisseaux reculeraient.",
  "why.line": "Pilote en {pilot}, starbot en {starbot}, derrière lui\u00a0: le meilleur départ de tes lignes.",
  "why.lineAhead":
    "Pilote en {pilot}, starbot en {starbot}\u00a0: loin devant. Le starbot ne marque que derrière le pilote, qui " +
    "peut encore le dépasser.",
  "why.move": "Coût\u00a0: {n} sur {of|# action|# actions}. Chaque case de plus est un point.",
  "why.moveFree": "Cela ne coûte aucune action. Chaque case de plus est un point.",
  "why.option": "Coût\u00a0: {n} sur {of|# point|# points} d’énergie. Cela rapporte maintenant plus que des cases.",
  "why.passTurn":
    "Aucune carte ne rapporte assez maintenant. Tu gardes {actions|# action|# actions} et {energy|# point|# " +
    "points} d’énergie pour plus tard.",
  "why.passBroke": "Il ne te reste aucune action pour avancer, et aucune option ne vaut son énergie.",
  "why.pilot": "Pilote en {n}\u00a0: plus il est devant, plus le starbot en {starbot} a de place derrière lui.",
  "why.starbot": "Starbot en {n}, toujours derrière le pilote en {pilot}\u00a0: les deux marquent.",
  "why.starbotAhead":
    "Starbot en {n}\u00a0: le pilote en {pilot} doit le dépasser avant la fin, sinon il ne marque rien.",
  "why.endTurn":
    "L’autre moitié ne vaut pas son prix\u00a0: garde {actions|# action|# actions} et {energy|# point|# points} " +
    "d’énergie.",
  "why.endTurnEnergy": "L’autre moitié ne vaut pas son prix\u00a0: garde {energy|ton point|tes # points} d’énergie.",
  "why.px2": "Le jeton Pilote ×2 double la valeur de ton pilote, une fois par partie.",
  "why.repeat": "D’une case à double flèche, tu avances encore, sans rien payer de plus.",
  "why.push": "Chaque case de recul est un point de moins pour sa franchise.",
  "why.shot": "Il ne pourra pas avancer au prochain tour de sa franchise.",
  "why.stopIt": "Subir l’attaque te coûterait plus que de l’arrêter\u00a0; tu as {n|# point|# points} d’énergie.",
  "why.takeIt": "Arrêter l’attaque te coûterait plus que de la subir\u00a0; tu as {n|# point|# points} d’énergie.",
  "hint.goal": "Ton but : le plus de points après les courses",
  "hint.goal.text":
    "Ta franchise a deux vaisseaux, un pilote et un starbot. Chacun marque son avance sur le tout dernier. " +
    "Prépare-les, puis lance-les dans la course.",
  "hint.face": "Deux faces d’un pilote",
  "hint.face.text":
    "Les trois valeurs sont tes cases de départ sur les trois lignes. Sur un type de planète qu’il craint, ton " +
    "pilote part 3 cases en arrière.",
  "hint.market": "Tout se paie en actions",
  "hint.market.text":
    "Tu en as 8. Upgrades, installations, cartes et déplacements en coûtent. Choisis un upgrade\u00a0: avant que tu " +
    "paies, ton plateau montre ce qu’il changerait.",
  "hint.equip": "Installe-le",
  "hint.equip.text":
    "Un upgrade au hangar ne sert à rien\u00a0: installe-le sur le pilote ou le starbot. Son énergie paie les " +
    "options des cartes.",
  "hint.cards": "Les cartes font la course",
  "hint.cards.text":
    "Chacune coûte 1 action maintenant, et son déplacement en coûte encore pendant la course. Ses options ne " +
    "coûtent que de l’énergie.",
  "hint.boosts": "Les boosts, c’est du bluff",
  "hint.boosts.text":
    "Des points tout de suite. Après la course, un contrôle peut les vérifier\u00a0: une version qui n’est pas celle " +
    "de la roue fait reculer tes deux vaisseaux. Personne d’autre ne voit tes versions.",
  "hint.line": "Une ligne pour deux",
  "hint.line.text":
    "Les nombres sont les cases de départ de ton pilote et de ton starbot. On ne prend pas deux fois de suite la " +
    "même ligne.",
  "hint.track": "Garde le starbot derrière",
  "hint.track.text":
    "Tes deux vaisseaux marquent leur avance sur le tout dernier. Mais un starbot qui n’est pas derrière son " +
    "pilote ne marque rien.",
  "hint.play": "Deux moitiés de carte",
  "hint.play.text":
    "À gauche : des cases contre des actions. À droite : une option sur deux contre de l’énergie. Choisis une " +
    "partie, regarde où elle mène, puis confirme.",
  "hint.goon": "L’autre moitié",
  "hint.goon.text": "Tu peux aussi utiliser l’autre moitié de la même carte : maintenant ou jamais.",
  "hint.attack": "On t’attaque",
  "hint.attack.text":
    "Un bouclier actif l’arrête pour 3 points d’énergie, une carte Réaction pour son prix. Subir ne coûte rien.",
  "hint.points": "D’où viennent les points",
  "hint.points.text":
    "Pilote et starbot marquent leur avance sur le dernier vaisseau. Le bonus est la dernière marque, +1, +2 ou " +
    "+3, que le starbot a atteinte. Les boosts ont été comptés avant la course.",
  "hint.next": "Vers la planète suivante",
  "hint.next.text":
    "De nouvelles actions pour tout le monde, selon le niveau de la franchise de tête. Dès 20 points, tu peux " +
    "acheter des cartes de niveau 2.",
};
