/** Les mots de Celerium autour de la table, en français : accueil, préparation, conseils, fin, rediffusion, dessins. */

import type { Same } from "$lib/i18n/translate.ts";
import type { pagesEn } from "./pages.en.ts";

export const pagesFr: Same<typeof pagesEn> = {
  "home.firstLine": "Un premier rallye guidé, contre un bot facile.",
  "table.title": "{n|Rallye en solo|Rallye à #}{expert?, expert|}",

  "setup.sum": "{n|Un rallye en solo|Un rallye à #}",
  "setup.sum.text": "Deux vaisseaux par franchise, une planète par course.",
  "setup.races": "courses",
  "setup.market": "upgrades par marché",
  "setup.guided": "Un premier rallye guidé",
  "setup.guided.text": "Un rallye ordinaire à deux contre un bot facile ; des conseils montrent quoi regarder.",
  "setup.rules": "Les règles de Celerium",
  "setup.modules": "Règles",
  "setup.expert": "Règle expert",
  "setup.firstToLast": "La dernière du classement commence",
  "setup.firstToLast.text":
    "Après une course, le jeton Première franchise va à la dernière du classement, et non à celle de gauche.",
  "setup.solo": "Solo",
  "setup.rival": "Le Rival",
  "setup.rival.text": "Un automate aux règles fixes. La difficulté règle combien de fois il joue.",
  "setup.rival.easy": "Facile",
  "setup.rival.normal": "Normal",
  "setup.rival.hard": "Difficile",
  "setup.rival.alone": "Tu cours en solo contre le Rival. Ajoute un siège pour un rallye à plusieurs.",
  "setup.table": "Table",
  "setup.starbot.of": "Starbot de {name}",
  "setup.colour.red": "Starbot rouge",
  "setup.colour.white": "Starbot blanc",
  "setup.colour.blue": "Starbot bleu",
  "setup.colour.green": "Starbot vert",
  "setup.content": "Cartes et piste",
  "setup.content.text": "Les nôtres, avec des valeurs maison : le livret n’en imprime pas.",
  "setup.content.ours": "Nos tableaux en fichier",
  "setup.content.own": "De ton fichier {file}.",
  "setup.content.same": "comme la dernière fois",
  "setup.content.choose": "Choisir un fichier",
  "setup.content.drop": "Prendre les nôtres",
  "setup.content.notJson": "{file} n’est pas un fichier JSON de tableaux.",
  "setup.content.at": "{at} : {why}",
  "setup.start.solo": "Affronter le Rival",
  "setup.no.CM-001": "Le solo est pour un seul siège.",
  "setup.no.CM-262": "Seul le Rival du solo a une difficulté.",
  "setup.no.CM-027": "Chaque franchise a sa couleur.",

  "lesson.won": "La plus grande différence, {line} : {mine} pour toi, {theirs} pour {name}.",
  "lesson.lost": "La plus grande différence, {line} : {theirs} pour {name}, {mine} pour toi.",
  "about.boost": "Boost",
  "about.upgrade": "Upgrade",
  "about.upgrade.text": "Une fois installé, il remplace les valeurs de ta carte, et son énergie remplit la jauge.",
  "about.card.name": "Carte Événement {name}",
  "about.card": "Carte Événement, niveau {level}",
  "about.card.text": "À gauche\u00a0: {move}. À droite, l’une ou l’autre\u00a0: {first}\u00a0; {second}.",
  "about.planet": "Planète de cette course",
  "about.token": "Jeton",
  "about.token.shot": "Tir",
  "about.token.shot.text": "Ce vaisseau ne peut pas avancer au prochain tour de sa franchise.",
  "about.token.meteor": "Météorite",
  "about.token.meteor.text":
    "Tout vaisseau qui entre sur sa case s’y arrête, la première fois, et ne bouge plus pendant ce tour.",
  "about.token.damaged": "Atelier",
  "about.token.damaged.text": "L’upgrade sert encore dans cette course\u00a0; ensuite il passe une manche à l’atelier.",
  "about.token.px2": "Pilote ×2",
  "about.token.px2.text":
    "Une fois, sur une ligne marquée Pilote ×2\u00a0: double la valeur du pilote. Gardé jusqu’à la fin, il vaut " +
    "3 points.",
  "about.token.first": "Première franchise",
  "about.token.first.text": "Elle joue en premier, et le jeton change de main après chaque course.",
  "about.token.keep": "Même ligne",
  "about.token.keep.text": "Sa franchise peut reprendre la même ligne à la course suivante.",
  "about.seat": "Franchise",
  "about.seat.text":
    "{score|# point|# points}, niveau {level}\u00a0; {actions|# action|# actions}, {energy|# point|# points} " +
    "d’énergie, {cards|# carte Événement|# cartes Événement}, {boosts|# boost actif|# boosts actifs}.",
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

  "over.winner": "Vainqueur",
  "over.shared": "Victoire partagée",
  "over.title": "{names}, {n}",
  "over.result": "Résultat",
  "over.why": "Le plus de points après {n|# course|# courses}.",
  "over.why.energy": "Même nombre de points ; l’énergie restante départage.",
  "over.curve": "Points par course",
  "over.race": "course",
  "over.total": "Total",

  "replay.start": "Le plateau est en place",
  "replay.through": "Point de vue",
  "replay.nobody": "Personne",

  "draw.two-vehicles": "Un vaisseau pilote et, derrière lui, un starbot de la même franchise",
  "draw.central-board": "La piste au-dessus des trois lignes, avec la roue et la pile de planètes cachées",
  "draw.franchise-board": "Un pilote et un starbot avec leurs valeurs, trois boosts, 8 actions et 2 points d’énergie",
  "draw.round-steps": "Planète, marché, carte, boost, ligne, course, contrôle et points, l’un après l’autre",
  "draw.planet-card": "Une planète de feu : mer +2, terre −2, air 0",
  "draw.market-stall": "Quatre upgrades côte à côte, une action chacun",
  "draw.sleeve": "Un upgrade qui montre 13 pour la ligne aérienne remplace le 9 d’un pilote",
  "draw.event-deck": "Trois pioches de niveaux 1, 2 et 3, une action par carte",
  "draw.boost-tokens": "Bouclier donne 1 point, Ligne 2, Planète 3",
  "draw.three-lines": "Air, terre et mer, et la marque Pilote ×2",
  "draw.hangar": "Hangar et atelier gardent deux upgrades, un troisième est défaussé",
  "draw.start-squares": "9 et le modificateur +2 donnent la case 11",
  "draw.race-turn": "Jouer une carte ou passer, une franchise après l’autre",
  "draw.double-move": "Deux cases de 8 à 10, puis deux de plus jusqu’à 12",
  "draw.card-halves": "Une carte : à gauche des cases contre des actions, à droite deux options contre de l’énergie",
  "draw.meteor-and-shot": "Une météorite derrière un starbot, un tir sur un pilote",
  "draw.surprise-control": "Un boost de version 1 quand la roue dit 2 : non conforme",
  "draw.control-card": "Une carte Contrôle : le premier ; Ligne et Planète",
  "draw.score-gap": "Un pilote en 21 et un starbot en 16 ; le dernier en 14 : 7 et 2 points",
  "draw.levels": "Niveau 1 sous 20 points, 2 dès 20, 3 dès 40",
  "draw.income": "Plus 8, 10 ou 12 actions selon le niveau de la franchise de tête, 15 au plus",
  "draw.final-score": "Un jeton Pilote ×2 gardé vaut 3 points",
  "draw.expert-zones": "Zone grise pour le niveau 1, bleue pour le 2, rose pour le 3",
  "draw.rival": "Toi et le starbot du Rival",
  "draw.effects": "Les signes des effets : roue, recul, contrôle, météorite, tir, atelier",
  "draw.small-print": "Jetons : Même ligne, Premier et Dernier au marché",
  "stat.cards": "{name} a joué le plus de cartes",
  "stat.boosts": "Le plus de boosts non conformes\u00a0: {name}",
  "stat.boostsNote": "boosts non conformes au contrôle",
};
