/** Les conseils des parties guidées, en français. Mêmes clés que hints.en.ts. */

import type { Same } from "$lib/i18n/translate.ts";
import type { hintsEn } from "./hints.en.ts";

export const hintsFr: Same<typeof hintsEn> = {
  "hint.goal": "Ton but : 50 points",
  "hint.goal.text":
    "Les trésors rapportent des points, et plus la cité est lointaine, plus ils valent cher. Dès que " +
    "quelqu’un a 50 points, la partie finit après ce voyage\u00a0; le plus haut total gagne.",
  "hint.announce": "Rester ou descendre",
  "hint.announce.text":
    "Descends et prends un trésor de cette cité\u00a0; ou reste. Si le capitaine couvre les dés, tu atteins une " +
    "cité plus riche\u00a0; sinon, c’est le crash, et personne à bord ne gagne rien.",
  "hint.dice": "Lis les dés",
  "hint.dice.text":
    "Le capitaine doit avoir une carte pour chaque symbole. Tu vois combien de cartes il a en main, jamais " +
    "lesquelles.",
  "hint.helm": "Le capitaine change",
  "hint.helm.text":
    "À chaque étape, la personne suivante à bord devient capitaine, et bientôt ce sera toi. Quand tes " +
    "cartes ne te laissent pas le choix, la table joue pour toi.",
  "hint.captain": "Tu es capitaine",
  "hint.captain.text":
    "Chaque symbole te demande une carte. Si tes Boussoles, Parafoudres, Cornes de brume et Canons (ton " +
    "Équipement) suffisent, tu dois les jouer.",
  "hint.turbo": "Un Turbo en main",
  "hint.turbo.text": "Il couvre n’importe quel dé, mais tu peux toujours le garder, même au prix d’un crash.",
  "hint.treasure": "Tes trésors",
  "hint.treasure.text":
    "Ils sont à toi pour de bon, même après un crash. Personne d’autre ne connaît leur valeur, seulement les " +
    "cités d’où ils viennent.",
  "hint.alone": "Capitaine sans passager",
  "hint.alone.text": "Sans passager, tu peux t’arrêter avant de lancer, prendre un trésor ici et finir le voyage.",
  "hint.character": "Ton personnage",
  "hint.character.text":
    "Chaque personne a un pouvoir, une fois par partie ; le tien est à côté de ta main. On te le propose quand " +
    "tu peux l’utiliser.",
  "hint.improved": "Équipement amélioré",
  "hint.improved.text":
    "Une carte marquée 2 couvre jusqu’à deux dés de son symbole. Jouée pour un seul dé, elle est dépensée quand même.",
  "hint.help": "Coups de pouce",
  "hint.help.text":
    "Pose-les maintenant, face cachée\u00a0: ils peuvent sauver l’étape. Le capitaine ne peut pas s’en servir.",
  "hint.bandit": "Le Bandit",
  "hint.bandit.text": "Maintenant, avant le lancer, il ajoute un dé\u00a0: utile à terre, dangereux à bord.",
  "hint.mooring": "L’Amarre",
  "hint.mooring.text":
    "Tu peux la jouer maintenant que les cartes sont posées\u00a0: elles sont perdues, et l’aéronef ne bouge pas.",
  "hint.crash": "Pas encore tombé",
  "hint.crash.text":
    "Les Coups de pouce et la plupart des pouvoirs peuvent encore sauver l’étape. Tous les Coups de pouce sont " +
    "révélés ensemble.",
  "hint.left": "Ne les garde pas",
  "hint.left.text": "Chaque Coup de pouce resté en main à la fin coûte 2 points.",
  "hint.lifeboat": "La chaloupe",
  "hint.lifeboat.text":
    "Avec une carte Chaloupe, un passager peut continuer seul au lieu de rester ou de descendre ; le capitaine " +
    "peut s’y enfuir avant de se prononcer.",
  "hint.special": "L’événement qu’elle ignore",
  "hint.special.text":
    "Ta carte Chaloupe indique un événement : dans la chaloupe, il ne demande aucune carte, chaque fois qu’il sort.",
  "hint.urgent": "Envie pressante",
  "hint.urgent.text":
    "Si tu es capitaine, donne les commandes et ces dés à une autre personne à bord, puis reste ou descends.",
  "hint.gear": "Nouveau matos",
  "hint.gear.text": "Maintenant, avant le lancer\u00a0: défausse toute ta main et pioche autant de cartes.",
  "hint.spy": "Espionne",
  "hint.spy.text":
    "Maintenant, avant le lancer\u00a0: regarde une main. Personne d’autre ne la voit\u00a0; dis-en ce que tu veux.",
  "hint.rowed": "Un second vaisseau",
  "hint.rowed.text":
    "La chaloupe fait sa propre étape après l’aéronef, avec ses propres dés. Si l’un des deux s’écrase, l’autre " +
    "continue.",
  "hint.pilot": "Pilote",
  "hint.pilot.text": "Dès sa deuxième étape, le pilote peut descendre avec un trésor avant de lancer.",
  "hint.krismastri": "Krismastri",
  "hint.krismastri.text":
    "Un lancer sans aucun événement y met un trésor de côté, face cachée. La personne qui met fin à la partie offre " +
    "les cadeaux aux autres.",
  "hint.boscalumia": "Boscalumia",
  "hint.boscalumia.text":
    "Depuis Barbadahl, deux étapes à quatre dés y mènent. Chaque membre du premier équipage arrivé gagne 25 points.",
  "hint.hook": "Grappin",
  "hint.hook.text": "À terre, et le capitaine a réussi\u00a0? Rends le trésor et remonte à bord.",
  "hint.instructor": "Instructeur",
  "hint.instructor.text": "Quand tu prends un trésor, regarde la pile et choisis.",
  "hint.gift": "Un cadeau",
  "hint.gift.text": "Jusqu’à la fin, seule sa cité d’origine est connue.",
  "hint.matryoshburg": "Matryoshburg",
  "hint.matryoshburg.text":
    "Après un crash, tout le monde choisit un bonus en même temps ; touche des cartes de ta main pour les échanger.",
  "hint.heading": "Deux caps",
  "hint.heading.text": "Le capitaine choisit avant le lancer : suivre le trajet ou viser Boscalumia.",
  "lesson.won":
    "{mine|# trésor|# trésors} et {points|# point|# points} : tu as su descendre à temps et rester quand il fallait.",
  "lesson.fewer":
    "{theirs|# trésor|# trésors} pour {name}, {mine} pour toi. Mieux vaut un trésor en main qu’un plus beau " +
    "perdu dans un crash.",
  "lesson.nearer":
    "{name} a pris des trésors dans des cités plus lointaines. Quand le capitaine a beaucoup de cartes, rester paie.",
  "about.equipment": "Carte Équipement",
  "about.turbo": "Carte Turbo",
  "about.power": "Carte Pouvoir",
  "about.improved": "Carte Équipement amélioré",
  "about.help": "Carte Coup de pouce",
  "about.special": "Carte Spéciale",
  "about.lifeboat": "Carte Chaloupe",
  "about.bonus": "Carte bonus",
  "about.die": "Dé Événement",
  "about.city": "Cité du trajet",
  "about.city.text":
    "Les trésors valent ici {points|# point|# points}{more? ou plus|}\u00a0; il en reste {left}. Pour " +
    "arriver ici, le capitaine lance {dice|# dé|# dés}.",
  "about.city.first":
    "Chaque voyage part d’ici. Les trésors valent {points|# point|# points}{more? ou plus|}\u00a0; il en reste {left}.",
  "about.city.gone": "Il n’y reste aucun trésor\u00a0: l’aéronef passe sans s’arrêter.",
  "about.treasure": "Trésor {of}",
  "about.glass": "Longue-vue magique {of}",
  "about.treasure.kind": "Trésor",
  "about.treasure.text": "{points|# point|# points}. Personne d’autre ne connaît sa valeur avant la fin.",
  "about.treasure.back":
    "Vaut {points|# point|# points}{more? ou plus|}. Avant la fin, seule la personne qui le " +
    "possède en connaît la valeur.",
  "about.glass.text":
    "Une fois, à bord, quand un crash est annoncé\u00a0: ignorer tous les événements de l’étape. Gardée, elle " +
    "compte {points|# point|# points}.",
  "about.token.kind": "Jeton",
  "about.token.text": "25 points pour chaque membre du premier équipage arrivé à Boscalumia.",
  "about.character": "Personnage, un pouvoir par partie",
  "about.seat.captain": "Capitaine",
  "about.seat.pilot": "En chaloupe",
  "about.seat.passenger": "À bord",
  "about.seat.ashore": "À terre",
  "about.seat.captain.text": "Lance les dés et doit couvrir leurs événements.",
  "about.seat.pilot.text": "Continue à part, avec ses propres dés.",
  "about.seat.passenger.text": "Reste à bord, ou descend avec un trésor.",
  "about.seat.ashore.text": "Attend le prochain voyage.",
  "about.seat.has": "{cards|# carte|# cartes} en main, {n|# trésor|# trésors}.",
  "about.face.fog": "Le capitaine doit le couvrir avec une Boussole ou un Turbo, sinon l’aéronef tombe.",
  "about.face.lightning": "Le capitaine doit la couvrir avec un Parafoudre ou un Turbo, sinon l’aéronef tombe.",
  "about.face.birds": "Le capitaine doit les couvrir avec une Corne de brume ou un Turbo, sinon l’aéronef tombe.",
  "about.face.pirates": "Le capitaine doit les couvrir avec un Canon ou un Turbo, sinon l’aéronef tombe.",
  "about.face.blank": "Pas d’événement : ce dé ne demande aucune carte.",
  "why.stay":
    "{captain} a {cards|# carte|# cartes} pour couvrir\u00a0: {what}. La prochaine escale est plus riche\u00a0: " +
    "{target}.",
  "why.stayOn": "{captain} a {cards|# carte|# cartes} pour couvrir\u00a0: {what}.",
  "why.leave":
    "À couvrir\u00a0: {what}, et {captain} a {cards|# carte|# cartes} en main. Maintenant, un trésor {of} " +
    "t’est assuré.",
  "why.leaveCaptain":
    "L’arrivée est sûre ({target}), mais tu y seras capitaine avec {own|# carte|# cartes}, et un capitaine ne " +
    "descend pas. Un trésor {of} est à toi maintenant.",
  "why.leaveSafe":
    "L’arrivée est sûre ({target}), mais personne ne connaît les dés suivants. Un trésor {of} est à toi maintenant.",
  "why.leaveWins": "Tu as {points|# point|# points}\u00a0: avec un trésor {of}, tu atteins le but.",
  "why.clear": "Aucun événement sur les dés\u00a0: arrivée certaine. Prochaine escale\u00a0: {target}.",
  "why.stop":
    "Sans passager, il te faut une carte par événement sur {dice|# dé|# dés}, et tu en as {cards}. Un trésor " +
    "{of} t’est assuré.",
  "why.flyOn": "{cards|# carte|# cartes} en main pour {dice|# dé|# dés}\u00a0: un vol de plus vaut le risque.",
  "why.cover": "Pour couvrir {what}\u00a0: {cards}. Tout le monde à bord arrive. Prochaine escale\u00a0: {target}.",
  "why.free": "Rien à couvrir\u00a0: tout le monde à bord arrive. Prochaine escale\u00a0: {target}.",
  "why.crash": "Tu n’as pas les cartes pour couvrir\u00a0: {what}. Il faut annoncer le crash.",
  "why.dear": "Cela coûterait\u00a0: {cards}. Garde-les pour un voyage qui mène plus loin.",
  "why.pass": "Rien dans ta main ne sert pour l’instant. Passer ne coûte rien.",
  "why.keep": "{cards}\u00a0: à garder pour un meilleur moment. Passer ne coûte rien.",
  "why.route": "Le capitaine peut relancer des dés\u00a0: un événement peut laisser place à une face vide.",
  "why.ejection": "Quelqu’un descend ici et manque les cités plus riches.",
  "why.jetpack": "Le crash est certain\u00a0: tu te poses avec un trésor, les autres sans rien.",
  "why.badSpell": "Les faces vides sont relancées, et tu n’es pas à bord\u00a0: un crash ne coûte qu’aux autres.",
  "why.bandit": "Un dé de plus pour le capitaine, et tu es à terre, sans risque.",
  "why.mooring": "Les cartes sont dépensées, et personne ne va plus loin que toi.",
  "why.urgent": "Une autre personne doit couvrir à ta place\u00a0: {what}.",
  "why.gear":
    "Avec {cards|ta seule autre carte|tes # autres cartes}, la suite est mal engagée\u00a0: " +
    "pioche-en {cards|une autre|d’autres}.",
  "why.spy": "Tu sauras ce qu’il y a dans une main avant de te décider.",
  "why.hook": "Le capitaine a réussi\u00a0: de retour à bord, tu vises une cité plus riche.",
  "why.glass": "Une Longue-vue {of} fait ignorer tous les événements\u00a0: {what}.",
  "why.power": "Il ne sert qu’une fois par partie, et c’est le bon moment\u00a0: il peut encore sauver l’étape.",
  "why.help": "Pour sauver l’étape\u00a0: {cards}. À couvrir\u00a0: {what}.",
  "why.helpRid": "{cards}\u00a0: sans effet ici, mais gardé jusqu’à la fin, il coûte 2 points.",
  "why.boat": "{boat}\u00a0: tu voles avec tes propres cartes ({cards}), quelles que soient celles du capitaine.",
  "good.keepDice": "garder les dés tels quels",
  "good.exchange": "échanger\u00a0: {cards}",
  "why.keepDice": "Les dés conviennent tels quels\u00a0; la carte revient en main.",
  "why.draw": "Une carte de plus servira au prochain voyage.",
  "why.exchange": "De nouvelles cartes couvriront peut-être davantage.",
  "why.exchangeTreasure": "Un autre trésor de la même cité vaut peut-être plus.",
  "why.reroll":
    "{n|Un dé qui montre un événement peut retomber|# dés qui montrent un événement peuvent retomber} sur une " +
    "face vide.",
};
