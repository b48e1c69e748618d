/** Les conseils des parties guidées, en français. Mêmes clés que hints.en.ts. */

import type { Same } from "$lib/i18n/translate.ts";
import type { hintsEn } from "./hints.en.ts";

export const hintsFr: Same<typeof hintsEn> = {
  "hint.announce": "Rester ou descendre",
  "hint.announce.text":
    "Descends et prends un trésor de cette cité ; ou reste, et vole vers une cité plus riche si les dés sont contrés.",
  "hint.dice": "Lis les dés",
  "hint.dice.text": "À chaque symbole sa carte, en main de capitaine. Le nombre de cartes se voit, jamais lesquelles.",
  "hint.captain": "Tu es capitaine",
  "hint.captain.text":
    "Si ton Équipement contre les dés, il faut le jouer. Un Turbo contre n’importe quel dé, et c’est toi qui vois.",
  "hint.react": "Un moment pour réagir",
  "hint.react.text": "Les cartes à étoile se jouent dans ces moments. Passer ne coûte rien.",
  "hint.ashore": "À terre, sans risque",
  "hint.ashore.text": "Ton trésor est à toi ; les autres continuent jusqu’au prochain voyage.",
  "hint.treasure": "Tes trésors",
  "hint.treasure.text": "Personne d’autre ne voit leur valeur. 50 points mettent fin à la partie.",
  "hint.fell": "L’aéronef est tombé",
  "hint.fell.text": "À bord, on ne prend rien. Un nouveau voyage commence, avec une carte de plus pour chacun.",
  "hint.alone": "Capitaine sans passager",
  "hint.alone.text": "Sans passager, tu peux t’arrêter ici et prendre un trésor, avant les dés.",
  "hint.got": "Compris",
  "hint.character": "Ton personnage",
  "hint.character.text":
    "Chaque personne a un pouvoir, une fois par partie ; le tien est à côté de ta main. La question le propose à " +
    "son moment.",
  "hint.improved": "Équipement amélioré",
  "hint.improved.text": "Une carte marquée 2 contre jusqu’à deux dés de son symbole.",
  "hint.help": "Coups de pouce",
  "hint.help.text":
    "Ils ne te servent pas comme capitaine. À bord, tu peux les poser face cachée quand un écrasement est annoncé.",
  "hint.bandit": "Le Bandit",
  "hint.bandit.text": "Joué avant le lancer, il ajoute un dé. Même depuis la terre.",
  "hint.mooring": "L’Amarre",
  "hint.mooring.text": "Jouée quand les cartes sont posées : elles sont perdues et l’aéronef ne bouge pas.",
  "hint.crash": "Pas encore tombé",
  "hint.crash.text": "Coups de pouce et pouvoirs peuvent encore sauver l’étape. Toute l’aide se révèle ensemble.",
  "hint.left": "Ne les garde pas",
  "hint.left.text": "Chaque Coup de pouce resté en main à la fin coûte 2 points.",
  "hint.lifeboat": "La chaloupe",
  "hint.lifeboat.text":
    "Avec une carte Chaloupe, on peut voler seul au lieu de rester ou descendre ; le capitaine peut s’y enfuir " +
    "avant de parler.",
  "hint.special": "Son événement libre",
  "hint.special.text": "La carte Chaloupe nomme un événement qui n’y demande aucune carte, autant de fois qu’il sort.",
  "hint.urgent": "Envie pressante",
  "hint.urgent.text": "Capitaine, donne la barre et ces dés à une autre personne à bord, puis reste ou descends.",
  "hint.gear": "Nouveau matos",
  "hint.gear.text": "Avant le lancer : défausse toute ta main et pioche autant de cartes.",
  "hint.spy": "Espionne",
  "hint.spy.text": "Avant le lancer : regarde une main. Toi seul la vois ; dis-en ce que tu veux.",
  "hint.rowed": "Un second vaisseau",
  "hint.rowed.text":
    "La chaloupe vole sa propre étape après l’aéronef, avec ses dés. L’écrasement de l’un ne touche pas l’autre.",
  "hint.pilot": "Pilote",
  "hint.pilot.text": "Dès son deuxième tour, le pilote peut descendre avec un trésor avant de lancer.",
  "hint.krismastri": "Krismastri",
  "hint.krismastri.text":
    "Un lancer de faces vides y met de côté un trésor caché. Qui met fin à la partie offre les cadeaux aux autres.",
  "hint.boscalumia": "Boscalumia",
  "hint.boscalumia.text":
    "Depuis Barbadahl, deux étapes de quatre dés y mènent. Le premier équipage qui arrive gagne 25 points chacun.",
  "hint.hook": "Grappin",
  "hint.hook.text": "Tu es descendu et le capitaine réussit ? Rends le trésor et remonte à bord.",
  "hint.instructor": "Instructeur",
  "hint.instructor.text": "Quand tu prends un trésor, regarde la pile et choisis.",
  "hint.gift": "Un cadeau",
  "hint.gift.text": "Jusqu’à la fin, seule sa cité d’origine est connue.",
  "hint.matryoshburg": "Matryoshburg",
  "hint.matryoshburg.text":
    "Après un écrasement, chacun choisit un bonus en même temps ; touche des cartes de ta main pour les échanger.",
  "hint.heading": "Deux caps",
  "hint.heading.text": "Le capitaine choisit avant le lancer : suivre la route ou viser Boscalumia.",
};
