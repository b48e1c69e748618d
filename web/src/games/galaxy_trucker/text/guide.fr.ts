/** Les mots du premier vol guidé, en français. */

export const guideFr = {
  "hint.goal": "Ton but\u00a0: rentrer avec des crédits",
  "hint.goal.text":
    "Construis un vaisseau de rebut, puis passe huit cartes\u00a0: les planètes paient, les météorites frappent. " +
    "Marchandises, " +
    "arrivée rapide et beau vaisseau rapportent\u00a0; les composants perdus coûtent.",
  "about.component": "Composant",
  "about.engineDouble": "Compte pour 2 moteurs, contre une cellule à chaque fois.",
  "about.engineCannon": "Un moteur et un canon en un.",
  "about.cannonDouble":
    "Compte pour 2 canons, contre une cellule à chaque fois. Entier vers l’avant, moitié sur les côtés.",
  "about.cannonBooster": "Rend une fois bien plus fort un canon raccordé, qui est détruit.",
  "about.bidirectional": "Tire dans deux sens, contre une cellule à chaque fois.",
  "about.batteryHold": "Un container avec ses propres cellules.",
  "about.luxury": "Une cabine dont les hôtes paient à la fin s’ils y sont encore.",
  "about.specialHold": "Le seul container pour le rouge\u00a0; il prend tout.",
  "about.shieldBooster": "Renforce un bouclier raccordé.",
  "about.lifeSupport": "Un extraterrestre de sa couleur peut vivre dans une cabine raccordée.",
  "about.stasis": "Quatre dormeurs\u00a0: ils ne sont pas l’équipage tant qu’ils dorment.",
  "about.accelerator": "Saute en hyperespace\u00a0: un moteur raccordé est détruit, et la carte ne te touche pas.",
  "about.furnace": "Brûle une marchandise pour remplir un accumulateur raccordé.",
  "about.plating": "Rien ne le détruit par ses côtés blindés.",
  "good.place": "souder ({part}), {where}",
  "good.take": "prendre ({part})",
  "good.return": "le rendre",
  "why.engine": "Les moteurs te gardent devant dans l’espace intersidéral\u00a0: sans moteur, tu quittes le vol.",
  "why.cannon": "Vers l’avant, il tire sur les grosses météorites et bat les ennemis.",
  "why.battery": "Ses cellules alimentent boucliers, canons doubles et moteurs doubles.",
  "why.cabin":
    "Plus d’équipage\u00a0: esclavagistes et vaisseaux abandonnés en prennent, et sans humain le vol est fini.",
  "why.hold": "Les containers reçoivent les marchandises des planètes.",
  "why.shield": "Deux côtés à l’abri des petites météorites, pour une cellule à chaque fois.",
  "why.alien": "Un extraterrestre ajoute 2 à la force des canons ou des moteurs.",
  "why.structural": "Il relie ce qui ne s’accorderait pas sans lui.",
  "why.faceDown": "Rien de visible n’aide beaucoup, et le tas est plein de bonnes pièces.",
  "why.return": "Il n’aide nulle part sur ce vaisseau, ou barrerait la route à mieux.",
  "why.finish": "Plus rien n’aiderait beaucoup, et un petit numéro part devant.",
  "why.flyOn": "Ton vaisseau peut encaisser ce qui vient.",
  "why.giveUp": "La carte suivante coûterait plus que le reste du vol ne peut rapporter.",
  "why.power": "Les cellules en valent la peine ici\u00a0: tu gagnes plus qu’elles ne rapporteraient plus tard.",
  "why.save": "Une cellule ne revient pas\u00a0: garde-la pour quand elle décide.",
  "why.land": "Les marchandises valent plus que les jours qu’elles coûtent.",
  "why.pass": "Cela coûterait plus que cela ne rapporte.",
  "why.reward": "Cela rapporte plus que les jours perdus.",
  "why.stow": "Les plus chères d’abord\u00a0: le rouge vaut le plus.",
  "why.stop": "Une cellule coûte moins qu’un composant perdu et tout ce qui y tient.",
  "why.hit": "Ce qui serait perdu vaut moins que de l’arrêter.",
  "why.crew": "C’est là qu’ils manqueront le moins.",
  "why.humans": "Deux humains comptent plus dans l’équipage qu’un extraterrestre.",
  "hint.take": "Du tas, ou face visible",
  "hint.take.text":
    "Un composant du tas, toi seul le vois\u00a0: soude-le, ou rends-le face visible. Ce qui est visible est " +
    "à tout le monde.",
  "hint.weld": "Les connecteurs doivent s’accorder",
  "hint.weld.text":
    "Le composant convient tel quel aux cases allumées ; tourne-le pour les autres. Simple avec simple, double " +
    "avec double, l’universel jaune avec tous.",
  "hint.misfit": "Il ne convient nulle part",
  "hint.misfit.text": "Rends-le. Il reste face visible, et tu pourras revenir le chercher.",
  "hint.needs": "Ce qu’il faut à un vaisseau",
  "hint.needs.text":
    "Des moteurs vers l’arrière, des canons vers l’avant, des cabines pour l’équipage, des accumulateurs pour " +
    "les doubles et les boucliers, des containers pour les marchandises. Ces chiffres en tiennent le compte.",
  "hint.finish": "Assez bien\u00a0?",
  "hint.finish.text":
    "Prends une tuile numéro quand ton vaisseau te plaît. Plus le numéro est bas, plus tu pars devant ; les " +
    "cases vides ne coûtent rien.",
  "hint.alien": "Un extraterrestre veut embarquer",
  "hint.alien.text":
    "Un extraterrestre prend la place des humains d’une cabine. Les violets aident à tirer, les bruns à voler.",
  "hint.flyOn": "Décollage",
  "hint.flyOn.text":
    "Les fusées en haut montrent qui est devant. Avant chaque carte, tu peux abandonner ; continue tant que ton " +
    "vaisseau tient.",
  "hint.card": "Une carte est retournée",
  "hint.card.text": "Ses lignes se jouent de haut en bas. Le leader décide en premier : être devant a du bon.",
  "hint.land": "Les planètes paient en marchandises",
  "hint.land.text":
    "Chaque planète n’accueille qu’un vaisseau. Atterrir coûte des jours de vol, et il faut des containers libres.",
  "hint.opportunity": "Une trouvaille",
  "hint.opportunity.text":
    "Le bouton dit ce qu’elle rapporte et ce qu’elle coûte. La première personne qui la prend met fin à la carte.",
  "hint.strength": "Quelle est ta puissance ?",
  "hint.strength.text":
    "Canons et moteurs simples comptent toujours. Un double ne compte qu’avec une cellule, et une cellule " +
    "dépensée ne revient pas.",
  "hint.goods": "Charge les marchandises",
  "hint.goods.text":
    "Fais glisser les cubes dans les containers, ou demande le meilleur chargement. Les points sont des " +
    "crédits ; le rouge ne va que dans un container spécial.",
  "hint.dice": "Les dés visent",
  "hint.dice.text":
    "Deux dés désignent une colonne ou une rangée. Le premier composant de la ligne est frappé\u00a0; sur un côté " +
    "lisse, une petite météorite ricoche.",
  "hint.defend": "Bouclier ou impact",
  "hint.defend.text":
    "Une cellule l’arrête. Sans elle, le composant encadré est perdu, avec tout ce qui ne tient qu’à lui.",
  "hint.lost": "Ce n’était que du rebut",
  "hint.lost.text":
    "Les composants perdus se paient à la fin, jusqu’à la limite de l’assurance du plateau. L’équipage et les " +
    "marchandises qu’ils contenaient sont perdus.",
  "lesson.won.finish": "Tu arrives devant {name}\u00a0: {n|# crédit|# crédits} de plus à l’arrivée.",
  "lesson.won.beauty":
    "Ton vaisseau avait le moins de connecteurs à nu\u00a0: {n|# crédit|# crédits} pour le plus beau vaisseau.",
  "lesson.won.goods": "Tes marchandises ont rapporté {n|# crédit|# crédits} de plus que pour {name}.",
  "lesson.won.losses": "Tu as moins perdu en route\u00a0: {n|# crédit|# crédits} de moins à payer que {name}.",
  "lesson.lost.finish":
    "{name} est rentré devant toi\u00a0: {n|# crédit|# crédits} de plus à l’arrivée. Les moteurs en décident.",
  "lesson.lost.beauty":
    "{name} avait moins de connecteurs à nu\u00a0: {n|# crédit|# crédits} pour le plus beau vaisseau.",
  "lesson.lost.goods": "{name} a vendu pour {n|# crédit|# crédits} de plus. Containers et planètes en décident.",
  "lesson.lost.losses":
    "Tu as perdu plus de composants\u00a0: {n|# crédit|# crédits} de plus à payer. Boucliers et canons l’évitent.",
} as const;
