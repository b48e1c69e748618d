/** Les mots du premier vol guidé, en français. */

export const guideFr = {
  "hint.got": "Compris",
  "hint.do": "Un bon choix\u00a0: le faire",
  "hint.take": "On part de rien",
  "hint.take.text":
    "Prends un composant face cachée. Personne d’autre ne le voit\u00a0; tu peux le souder, ou le rendre face " +
    "visible pour tous.",
  "hint.weld": "Les connecteurs s’accordent",
  "hint.weld.text":
    "Les cases allumées conviennent tel quel\u00a0; tourne-le pour les autres. Simple avec simple, double avec " +
    "double, l’universel jaune avec tous.",
  "hint.misfit": "Il ne va nulle part",
  "hint.misfit.text": "Rends-le. Il reste face visible, et tu pourras revenir le chercher.",
  "hint.needs": "Ce qu’il faut à un vaisseau",
  "hint.needs.text":
    "Des moteurs vers l’arrière, des canons vers l’avant, des cabines pour l’équipage, des accumulateurs pour les " +
    "doubles et les boucliers, des containers. Ces chiffres suivent.",
  "hint.finish": "Assez bien\u00a0?",
  "hint.finish.text":
    "Prends une tuile numéro quand ton vaisseau te plaît. Plus il est bas, plus tu pars devant\u00a0; les cases " +
    "vides ne coûtent rien.",
  "hint.alien": "Un extraterrestre veut embarquer",
  "hint.alien.text": "Il prend la place des humains d’une cabine. Les violets aident à tirer, les bruns à voler.",
  "hint.flyOn": "Décollage",
  "hint.flyOn.text":
    "Les fusées là-haut montrent qui est devant. Avant chaque carte on peut abandonner\u00a0; continue tant que " +
    "le vaisseau tient.",
  "hint.card": "Une carte est retournée",
  "hint.card.text":
    "Ses lignes se jouent de haut en bas. Le leader décide d’abord\u00a0: être devant vaut quelque chose.",
  "hint.land": "Les planètes paient en marchandises",
  "hint.land.text":
    "Chaque planète n’accueille qu’un vaisseau. Se poser coûte des jours de vol, et il faut des emplacements libres.",
  "hint.opportunity": "Une trouvaille",
  "hint.opportunity.text":
    "Le bouton dit ce qu’elle rapporte et ce qu’elle coûte. Le premier qui la prend finit la carte.",
  "hint.strength": "Quelle est ta force\u00a0?",
  "hint.strength.text":
    "Canons et moteurs simples comptent toujours. Un double ne compte qu’avec une cellule, et une cellule " +
    "dépensée ne revient pas.",
  "hint.goods": "Charge les marchandises",
  "hint.goods.text":
    "Glisse les cubes dans les containers, ou demande le meilleur chargement. Les points sont des crédits\u00a0; " +
    "le rouge ne va qu’en container spécial.",
  "hint.dice": "Les dés visent",
  "hint.dice.text":
    "Deux dés désignent une colonne ou une rangée. Le premier composant de la ligne est frappé\u00a0; sur un côté " +
    "lisse, une petite météorite ricoche.",
  "hint.defend": "Bouclier ou choc",
  "hint.defend.text":
    "Une cellule l’arrête. Sans elle, le composant encadré est perdu, avec tout ce qui ne tient qu’à lui.",
  "hint.lost": "Ce n’était que du rebut",
  "hint.lost.text":
    "Les composants perdus se paient à la fin, jusqu’à l’assurance du plan. L’équipage et les marchandises à bord " +
    "sont perdus.",
  "hint.score": "Le décompte",
  "hint.score.text":
    "Ligne par ligne\u00a0: l’ordre d’arrivée, le plus beau vaisseau, les marchandises vendues, les pertes " +
    "payées. Le moindre crédit est une petite victoire.",
} as const;
