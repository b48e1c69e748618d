/** What the drawings of the rules show, in French. */

import type { Same } from "$lib/i18n/index.ts";
import type { rulesEn } from "./rules.en.ts";

export const rulesFr: Same<typeof rulesEn> = {
  "draw.start": "DÉPART",
  "draw.numbers": "tuiles numéro",
  "draw.rare": "cas rares, en mots",
  "draw.three-flights": "Trois vaisseaux, chacun plus grand que le précédent.",
  "draw.yard-setup":
    "Le tas face cachée, le composant de départ sur son plateau, quatre piles de cartes\u00a0: trois se consultent.",
  "draw.welding": "Un composant est pris, regardé, tourné et soudé à côté d’un autre.",
  "draw.hourglass":
    "Le sablier avance de cercle en cercle jusqu’à DÉPART\u00a0; les tuiles numéro se prennent dans l’ordre.",
  "draw.connectors": "Deux connecteurs qui vont ensemble\u00a0; un connecteur contre un côté lisse, qui ne va pas.",
  "draw.ship-check": "Un vaisseau dont un moteur est mal tourné : c’est une erreur, il faut le retirer.",
  "draw.crew-loading":
    "Deux humains par cabine, un extraterrestre près de son support de vie, des accumulateurs pleins.",
  "draw.ship-classes": "Les formes des quatre plateaux\u00a0: I, II, III et IIIA.",
  "draw.digital-table": "Deux demandes pour le même composant : la première l’emporte, l’autre en est informée.",
  "draw.flight-track": "Des fusées sur un plan de vol fermé\u00a0; un jour gagné saute les cases occupées.",
  "draw.strengths":
    "Un canon simple compte un, un double deux pour une cellule, un canon de côté un demi\u00a0; un moteur double " +
    "deux pour une cellule.",
  "draw.hits": "Une grosse météorite venant de la gauche suit la rangée 8 et touche le premier composant.",
  "draw.break-up": "Un composant détruit : ce qui ne tenait qu’à lui tombe.",
  "draw.goods":
    "Des marchandises dans un container ordinaire et un spécial\u00a0; rouge vaut 4, jaune 3, vert 2, bleu 1.",
  "draw.planets":
    "Trois planètes avec des marchandises, dont deux prises ; le vaisseau suivant peut atterrir sur la troisième.",
  "draw.abandoned": "Un équipage passe dans un vaisseau abandonné et rapporte des crédits.",
  "draw.enemies": "Puissance de canons 2 contre un ennemi de 5\u00a0: défaite.",
  "draw.open-space": "Puissance de moteurs 2\u00a0: la fusée gagne deux jours.",
  "draw.combat-zone": "Trois valeurs de trois vaisseaux\u00a0; à chaque ligne, le plus faible paie.",
  "draw.giving-up": "Une fusée quitte le plan de vol\u00a0; ses marchandises se vendent à moitié prix.",
  "draw.settlement": "Un décompte\u00a0: arrivée, plus beau vaisseau, marchandises, composants perdus.",
  "draw.printed": "imprimée",
  "draw.house": "maison",
  "draw.big-box": "Une boîte de composants nouveaux, de cartes nouvelles et de pièces pour un cinquième joueur.",
  "draw.new-technologies":
    "Dix des nouveaux composants : cabine de luxe, chambre de stase, canon bidirectionnel, container mixte, canon " +
    "à moteur, amplificateur de canon, fourneau, accélérateur, blindage, support de vie cyan.",
  "draw.fifth-wheel": "Cinq fusées ; deux vaisseaux partagent une planète, le second avec une marchandise de moins.",
  "draw.new-classes":
    "Les plateaux de la classe IA, avec ses plages de dés et n’importe quel côté devant, et de la classe IIA, en " +
    "deux moitiés.",
  "draw.machinations": "Chaque joueur glisse une carte secrète dans la pioche commune.",
  "draw.rough-roads":
    "Des cartes à côté du plan de vol changent le vol : une colonne où rien ne fonctionne, des lancers répétés.",
  "draw.bonus-cards":
    "Un dépotoir échange de l’équipage contre des cellules, un dépôt ajoute un composant, les billards envoient " +
    "des météorites sur un autre vaisseau.",
  "draw.combining":
    "Un dé choisit ce qui rend la partie plus dure : une autre classe, ou une carte Routes chaotiques de plus.",
  "draw.house-cards": "Une carte imprimée à côté d’une carte maison, au bord en pointillé.",
  "draw.extra-cases": "Les cas rares ont leurs lignes dans le livret.",
};
