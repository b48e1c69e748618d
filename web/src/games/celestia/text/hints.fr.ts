/** Les conseils des parties guidées, en français. Mêmes clés que hints.en.ts. */

import type { Same } from "$lib/i18n/translate.ts";
import type { hintsEn } from "./hints.en.ts";

export const hintsFr: Same<typeof hintsEn> = {
  "hint.goal": "Ton but : 50 points",
  "hint.goal.text":
    "Les trésors font les points, et plus la cité est lointaine, plus ils valent. Avant chaque vol, choisis : " +
    "prendre " +
    "un trésor ici et attendre le prochain voyage, ou rester à bord pour viser mieux.",
  "hint.announce": "Rester ou descendre",
  "hint.announce.text":
    "Descends et prends un trésor de cette cité ; ou reste, et vole vers une cité plus riche si le capitaine " +
    "couvre les dés.",
  "hint.dice": "Lis les dés",
  "hint.dice.text":
    "Le capitaine doit avoir une carte pour chaque symbole. Tu vois combien de cartes il a en main, jamais " +
    "lesquelles.",
  "hint.captain": "Tu es capitaine",
  "hint.captain.text":
    "Si ton Équipement couvre les dés, tu dois le jouer. Un Turbo couvre n’importe quel dé, et reste ton choix.",
  "hint.turbo": "Un Turbo en main",
  "hint.turbo.text": "Il couvre n’importe quel dé. Rien ne t’oblige à le jouer : sans lui, tu peux annoncer un crash.",
  "hint.ashore": "À terre, sans risque",
  "hint.ashore.text": "Tu gardes ton trésor et regardes les autres jusqu’au prochain voyage.",
  "hint.treasure": "Tes trésors",
  "hint.treasure.text": "Personne d’autre ne voit leur valeur. 50 points mettent fin à la partie.",
  "hint.fell": "L’aéronef est tombé",
  "hint.fell.text":
    "Personne à bord ne prend de trésor. Un nouveau voyage commence, et tout le monde pioche une carte.",
  "hint.alone": "Capitaine sans passager",
  "hint.alone.text": "Sans passager, tu peux t’arrêter ici et prendre un trésor, avant les dés.",
  "hint.character": "Ton personnage",
  "hint.character.text":
    "Chaque personne a un pouvoir, une fois par partie ; le tien est à côté de ta main. On te le propose quand " +
    "tu peux l’utiliser.",
  "hint.improved": "Équipement amélioré",
  "hint.improved.text": "Une carte marquée 2 couvre jusqu’à deux dés de son symbole.",
  "hint.help": "Coups de pouce",
  "hint.help.text":
    "Ils ne te servent à rien comme capitaine. Comme passager, tu peux les poser face cachée quand un crash est " +
    "annoncé.",
  "hint.bandit": "Le Bandit",
  "hint.bandit.text": "Joué avant le lancer, il ajoute un dé. On peut le jouer même à terre.",
  "hint.mooring": "L’Amarre",
  "hint.mooring.text": "Jouée quand les cartes sont posées : elles sont perdues, et l’aéronef ne bouge pas.",
  "hint.crash": "Pas encore tombé",
  "hint.crash.text":
    "Les Coups de pouce et la plupart des pouvoirs peuvent encore sauver l’étape. Toute l’aide est révélée en " +
    "même temps.",
  "hint.left": "Ne les garde pas",
  "hint.left.text": "Chaque Coup de pouce resté en main à la fin coûte 2 points.",
  "hint.lifeboat": "La chaloupe",
  "hint.lifeboat.text":
    "Avec une carte Chaloupe, un passager peut continuer seul au lieu de rester ou de descendre ; le capitaine " +
    "peut s’y enfuir avant de se prononcer.",
  "hint.special": "Son événement gratuit",
  "hint.special.text": "La carte Chaloupe nomme un événement qui n’y demande aucune carte, aussi souvent qu’il sort.",
  "hint.urgent": "Envie pressante",
  "hint.urgent.text":
    "Si tu es capitaine, donne les commandes et ces dés à une autre personne à bord, puis reste ou descends.",
  "hint.gear": "Nouveau matos",
  "hint.gear.text": "Avant le lancer : défausse toute ta main et pioche autant de cartes.",
  "hint.spy": "Espionne",
  "hint.spy.text": "Avant le lancer : regarde une main. Personne d’autre ne la voit ; dis-en ce que tu veux.",
  "hint.rowed": "Un second vaisseau",
  "hint.rowed.text":
    "La chaloupe vole sa propre étape après l’aéronef, avec ses propres dés. Si l’un s’écrase, l’autre continue.",
  "hint.pilot": "Pilote",
  "hint.pilot.text": "Dès son deuxième tour, le pilote peut descendre avec un trésor avant de lancer.",
  "hint.krismastri": "Krismastri",
  "hint.krismastri.text":
    "Un lancer de faces vides y met de côté un trésor caché. La personne qui met fin à la partie offre les " +
    "cadeaux aux autres.",
  "hint.boscalumia": "Boscalumia",
  "hint.boscalumia.text":
    "Depuis Barbadahl, deux étapes à quatre dés y mènent. Chaque membre du premier équipage arrivé gagne 25 points.",
  "hint.hook": "Grappin",
  "hint.hook.text": "À terre, et le capitaine réussit ? Rends le trésor et remonte à bord.",
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
    "{mine|# trésor|# trésors} et {points|# point|# points} : un départ à temps, et de la patience quand cela payait.",
  "lesson.fewer":
    "{theirs|# trésor|# trésors} pour {name}, {mine} pour toi. Mieux vaut un trésor en main qu’un plus riche " +
    "dans un crash.",
  "lesson.nearer":
    "Les trésors venaient de cités plus lointaines pour {name}. Quand le capitaine a beaucoup de cartes, rester paie.",
  "about.equipment": "Carte Équipement",
  "about.turbo": "Carte Turbo",
  "about.power": "Carte Pouvoir",
  "about.improved": "Carte Équipement amélioré",
  "about.help": "Carte Coup de pouce",
  "about.special": "Carte Spéciale",
  "about.lifeboat": "Carte Chaloupe",
  "about.bonus": "Carte bonus",
  "about.die": "Dé d’événement",
  "about.face.fog": "Il faut une Boussole ou un Turbo du capitaine, sinon l’aéronef tombe.",
  "about.face.lightning": "Il faut un Paratonnerre ou un Turbo du capitaine, sinon l’aéronef tombe.",
  "about.face.birds": "Il faut une Corne de brume ou un Turbo du capitaine, sinon l’aéronef tombe.",
  "about.face.pirates": "Il faut un Canon ou un Turbo du capitaine, sinon l’aéronef tombe.",
  "about.face.blank": "Pas d’événement : ce dé ne demande aucune carte.",
  "why.stay":
    "{needs|Une carte suffit|# cartes suffisent} et {captain} en a {cards} en main. La cité suivante est plus riche.",
  "why.leave":
    "Il faut {needs|# carte|# cartes} et {captain} en a {cards} en main : prends le trésor tant qu’il est sûr.",
  "why.clear": "Aucun événement sur les dés : ce vol ne peut pas échouer.",
  "why.stop": "Sans passager, tout repose sur ta main et le prochain vol est risqué. Ce trésor, lui, est sûr.",
  "why.flyOn": "Tes cartes suffisent pour tenter encore un vol.",
  "why.cover": "Ces cartes couvrent tous les dés : tout le monde à bord atteint la cité suivante.",
  "why.crash": "Ta main ne couvre pas les dés, ou ces cartes serviront mieux à un autre voyage.",
  "why.pass": "Aucune de tes cartes ne vaut d’être jouée maintenant. Passer ne coûte rien.",
  "why.play": "Maintenant, elle rapporte plus que plus tard.",
  "why.boat": "Dans la chaloupe, tu voles avec tes propres cartes, quoi qu’ait le capitaine.",
  "why.reroll": "Un dé qui montre un événement peut retomber sur une face vierge.",
};
