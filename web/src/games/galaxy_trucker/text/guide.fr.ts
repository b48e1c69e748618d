/** Les mots du premier vol guidé, en français. */

export const guideFr = {
  "hint.goal": "Ton but\u00a0: des crédits",
  "hint.goal.text":
    "Construis un vaisseau de bric et de broc, puis affronte huit cartes. Marchandises, arrivée rapide et peu " +
    "de connecteurs exposés rapportent\u00a0; les composants perdus coûtent.",
  "about.component": "Composant",
  "about.engineDouble": "Compte pour 2 moteurs, contre une cellule d’accumulateur à chaque fois.",
  "about.engineCannon": "Un moteur et un canon en un.",
  "about.cannonDouble":
    "Compte pour 2 canons, contre une cellule d’accumulateur à chaque fois\u00a0; pour la moitié s’il n’est pas " +
    "tourné vers l’avant.",
  "about.cannonBooster": "Rend une fois bien plus fort un canon raccordé, qui est détruit.",
  "about.bidirectional": "Tire dans deux sens, contre une cellule à chaque fois.",
  "about.batteryHold": "Un container avec ses propres cellules.",
  "about.luxury": "Une cabine dont les occupants paient à la fin s’ils y sont encore.",
  "about.specialHold": "Le seul container pour le rouge\u00a0; il accepte toutes les couleurs.",
  "about.shieldBooster": "Renforce un bouclier raccordé.",
  "about.lifeSupport":
    "Un extraterrestre de sa couleur peut habiter une cabine reliée, mais pas le composant de départ.",
  "about.stasis": "Quatre astronautes en hibernation\u00a0: ils ne comptent pas dans l’équipage avant leur réveil.",
  "about.accelerator": "Saute en hyperespace\u00a0: un moteur raccordé est détruit, et la carte ne te touche pas.",
  "about.furnace": "Brûle une marchandise pour remplir un accumulateur raccordé.",
  "about.plating": "Rien ne le détruit par ses côtés blindés.",
  "about.card": "Carte Aventure",
  "about.card.slavers":
    "Bats-les avec tes canons\u00a0: des crédits contre des jours de vol. Les plus faibles perdent de l’équipage.",
  "about.card.smugglers":
    "Bats-les avec tes canons\u00a0: des marchandises contre des jours de vol. Les plus faibles perdent leurs " +
    "marchandises les plus précieuses.",
  "about.card.pirates":
    "Bats-les avec tes canons\u00a0: des crédits contre des jours de vol. Ils tirent sur les plus faibles.",
  "about.card.stardust": "Chaque vaisseau perd un jour par connecteur exposé.",
  "about.card.epidemic": "Chaque cabine occupée raccordée à une autre cabine occupée perd un membre d’équipage.",
  "about.card.sabotage": "Le vaisseau au plus petit équipage peut perdre un composant, désigné par les dés.",
  "about.card.open_space":
    "Chaque vaisseau avance d’autant de jours que ses moteurs ont de puissance\u00a0; sans moteur, il quitte le vol.",
  "about.card.open_space.intro":
    "Chaque vaisseau avance d’autant de jours que ses moteurs ont de puissance\u00a0; dans les vols " +
    "suivants, sans moteur, il abandonne.",
  "about.card.meteor_swarm":
    "Des météorites frappent chaque vaisseau. Côtés lisses et boucliers arrêtent les petites, les canons " +
    "abattent les grosses.",
  "about.card.planets": "Le leader choisit en premier. Atterrir donne des marchandises et coûte des jours.",
  "about.card.combat_zone": "Équipage, moteurs, canons\u00a0: à chaque ligne, le plus faible paie.",
  "about.card.abandoned_ship":
    "Un seul vaisseau peut céder de l’équipage et des jours contre des crédits. Le leader choisit en premier.",
  "about.card.abandoned_station":
    "Un vaisseau à l’équipage suffisant peut charger des marchandises contre des jours. Le leader choisit en premier.",
  "about.good": "Marchandise",
  "about.good.text": "Se vend {n|# crédit|# crédits} à l’arrivée.",
  "about.good.red": "Se vend {n|# crédit|# crédits} à l’arrivée\u00a0; ne va que dans un container spécial.",
  "about.seat": "Camionneur",
  "about.seat.flight":
    "{credits|# crédit|# crédits}. Moteurs {engines}, canons {cannons}, équipage {crew}, cellules {cells}, " +
    "{exposed|# connecteur exposé|# connecteurs exposés}.",
  "about.seat.yard":
    "{credits|# crédit|# crédits}. {n|# composant soudé|# composants soudés}, {exposed|# connecteur exposé|# " +
    "connecteurs exposés}.",
  "good.place": "souder en {where}",
  "good.turnPlace": "tourner {turns|une fois|# fois}, souder en {where}",
  "need.engine": "{n?Puissance de moteurs avec tes cellules\u00a0: #.|Tu n’as pas encore de moteur.}",
  "need.cannon": "{n?Puissance de canons avec tes cellules\u00a0: #.|Tu n’as pas encore de canon.}",
  "need.cell": "{n?Cellules pour l’instant\u00a0: #.|Tu n’as pas encore de cellule.}",
  "need.crew": "Équipage pour l’instant\u00a0: {n}.",
  "need.hold": "{n?Places pour les marchandises\u00a0: #.|Tu n’as pas encore de place pour les marchandises.}",
  "need.shield": "{n?Boucliers pour l’instant\u00a0: #.|Tu n’as pas encore de bouclier.}",
  "lack.engine": "un moteur",
  "lack.cannon": "un canon",
  "lack.cell": "un accumulateur",
  "lack.hold": "un container",
  "good.declare": "annoncer {n}",
  "good.land": "atterrir sur la planète {n}",
  "good.cell": "dépenser une cellule de l’accumulateur, {where}",
  "good.alienGoes": "l’extraterrestre part, {where}",
  "good.humanGoes": "un humain part, {where}",
  "good.opportunity": "la prendre",
  "good.stow": "charger ce qui vaut le plus",
  "lack.cabin": "une deuxième cabine",
  "why.reserve": "Ce composant conviendrait, mais garde la place pour {what}, qui manque encore à ton vaisseau.",
  "why.blocks":
    "Ce composant conviendrait, mais laisserait peu de place pour la suite\u00a0: rien ne se raccorde derrière " +
    "un moteur, devant un canon ni à un côté lisse. Il restera face visible\u00a0: tu pourras le reprendre.",
  "why.needsCell": "Double, il ne marche qu’avec une cellule. Garde la case pour {what} qui s’en passe.",
  "good.take": "prendre {part} face visible",
  "good.down": "prendre un composant dans le tas",
  "good.return": "rendre ce composant",
  "good.keep": "garder la partie {n}",
  "why.engine": "Les moteurs font gagner des jours dans l’espace intersidéral\u00a0; sans moteur, tu quittes le vol.",
  "why.cannon": "Vers l’avant, il tire sur les grosses météorites et bat les ennemis.",
  "why.cannonAside": "Vers le côté ou l’arrière, il ne compte que pour moitié.",
  "why.battery": "Ses cellules alimentent boucliers, canons doubles et moteurs doubles.",
  "why.cabin": "Esclavagistes et vaisseaux abandonnés prennent de l’équipage, et sans humain le vol est fini.",
  "why.hold": "Les planètes paient en marchandises, et il faut des containers pour les charger.",
  "why.shield": "Deux côtés à l’abri des petites météorites et des tirs normaux, pour une cellule à chaque fois.",
  "why.alien": "Un extraterrestre ajoute 2 à tes canons ou à tes moteurs.",
  "why.engineFirst":
    "Les moteurs font gagner des jours dans l’espace intersidéral\u00a0; dans les vols suivants, sans moteur, " +
    "tu abandonnes.",
  "why.cabinFirst":
    "Esclavagistes et vaisseaux abandonnés prennent de l’équipage\u00a0; dans les vols suivants, sans humain, " +
    "c’est fini.",
  "why.supportFirst":
    "Pas d’extraterrestre dans un premier vol, mais ses connecteurs permettent de continuer à construire.",
  "why.supportAlone":
    "Aucune cabine pour un extraterrestre n’y est encore raccordée, mais ses connecteurs permettent de continuer " +
    "à construire.",
  "why.structural": "Il relie ce qui ne s’accorderait pas sans lui.",
  "why.faceDown": "Ce qui est visible aide peu ton vaisseau\u00a0: tente le tas (il en reste {n}).",
  "why.firstDown": "Rien n’est encore visible\u00a0: regarde ce que cache le tas.",
  "why.lacks": "Il manque encore {what} à ton vaisseau\u00a0: il y en a peut-être dans le tas.",
  "why.misfit": "Aucune place de ton vaisseau ne convient, dans aucun sens.",
  "why.return": "Ce composant conviendrait, mais prendrait la place d’un autre, plus utile.",
  "why.keepCrew":
    "Moins de composants, mais des humains à bord ({what})\u00a0: sans eux, le vol serait fini. Le reste compte " +
    "comme perdu.",
  "why.keepPart": "Voici ce que tu gardes\u00a0: {what}. Le reste compte comme perdu.",
  "why.keepGoods":
    "Moins de composants, mais {n|# crédit|# crédits} de marchandises ({what})\u00a0: à ce stade, cela " +
    "rapporte plus. Le reste compte comme perdu.",
  "why.keep": "Elle garde le plus\u00a0: {what}. Le reste compte comme perdu.",
  "why.finish":
    "Moteurs {engines}, canons {cannons}, équipage {crew}\u00a0: paré au décollage, avec le n°\u00a0{number}.",
  "why.paid": "pour {price|# cellule|# cellules} (tu en as {cells})",
  "why.unpaid": "sans cellule",
  "why.flyOn":
    "Équipage {crew}, moteurs {engines}, canons {cannons}\u00a0: ton vaisseau peut affronter {cards|la dernière " +
    "carte|les # cartes à venir}.",
  "why.giveUp": "La carte suivante pourrait coûter plus que le reste du vol ne rapporte.",
  "why.giveUpGoods": "Tes marchandises te rapportent {n|# crédit|# crédits} maintenant.",
  "why.beats": "{n} contre {enemy}\u00a0: victoire, {paid}.",
  "why.draws": "{n} contre {enemy}\u00a0: égalité, {paid}. Il ne t’arrive rien.",
  "why.tooWeak": "{n} contre {enemy}\u00a0: défaite, et aucune cellule n’y peut rien.",
  "why.yields":
    "{n} contre {enemy}\u00a0: défaite, mais {cells|ta cellule servira|tes # cellules serviront} mieux plus tard.",
  "why.days": "{n|# jour|# jours} en avant, {paid}.",
  "why.power": "Puissance {n}, {paid}\u00a0: être le plus faible coûterait plus.",
  "why.save": "Puissance {n} sans cellule\u00a0: garde {cells|ta cellule|tes # cellules} pour un moment décisif.",
  "why.land": "{n|# crédit|# crédits} de marchandises en plus, contre {days|# jour|# jours} de vol.",
  "why.noLanding": "Ce qui reste ici ne vaut pas {days|# jour|# jours} de vol.",
  "why.take": "{n|# crédit|# crédits}, contre {crew} de tes {have} membres d’équipage et {days|# jour|# jours} de vol.",
  "why.leave":
    "{n|# crédit ne vaut|# crédits ne valent} pas {crew} de tes {have} membres d’équipage et {days|# jour|# " +
    "jours} de vol.",
  "why.reward": "{n|# crédit|# crédits}, contre {days|# jour|# jours} de vol.",
  "why.refuse": "{n|# crédit ne vaut|# crédits ne valent} pas {days|# jour|# jours} de vol.",
  "why.noRoom": "Ton vaisseau n’a pas la place\u00a0: garde {days|ton jour|tes # jours} de vol.",
  "why.deny":
    "Tu n’as pas la place, mais la prendre en prive les autres\u00a0; cela coûte {days|# jour|# jours} de vol.",
  "why.stow": "Les plus précieuses d’abord\u00a0: rouge, puis jaune, verte et bleue.",
  "why.stop": "{price|# cellule|# cellules} (tu en as {cells}) pour sauver {n|un composant|# composants}.",
  "why.stopFree": "Cela ne coûte aucune cellule, et ton vaisseau reste entier.",
  "why.hit":
    "{n|Un seul composant perdu|# composants perdus, pas plus}\u00a0: garde {cells|ta cellule|tes # cellules}.",
  "why.unstopped": "Rien sur ton vaisseau ne peut l’arrêter.",
  "why.crew": "Ton équipage compte {n|# membre|# membres}\u00a0: cède celui qui manquera le moins.",
  "why.humans": "Deux humains comptent plus dans l’équipage qu’un extraterrestre.",
  "hint.take": "Du tas, ou face visible",
  "hint.take.text":
    "Personne d’autre ne voit un composant pris dans le tas\u00a0: soude-le, ou rends-le face visible. Ce qui " +
    "est visible est à tout le monde.",
  "hint.weld": "Accorde les connecteurs",
  "hint.weld.text":
    "Tel quel, il convient aux cases allumées\u00a0; tourne-le pour les autres. Simple avec simple, double avec " +
    "double, l’universel jaune avec tous.",
  "hint.misfit": "Aucune place ne convient",
  "hint.misfit.text": "Rends ce composant. Il reste face visible, et tu pourras revenir le chercher.",
  "hint.needs": "Ce qu’il faut à un vaisseau",
  "hint.needs.text":
    "Canons vers l’avant, moteurs vers l’arrière, rien devant les canons ni derrière les moteurs\u00a0; cabines " +
    "pour l’équipage, cellules d’accumulateurs pour boucliers, canons et moteurs doubles, containers pour les " +
    "marchandises. Ces chiffres les comptent dans cet ordre.",
  "hint.exposed": "Connecteurs exposés",
  "hint.exposed.text":
    "Un connecteur qui ne relie rien est exposé. Il en faut pour continuer à construire, mais aucune météorite " +
    "n’y ricoche, et le vaisseau qui en a le moins gagne un prix à la fin.",
  "hint.finish": "Bon pour le vol\u00a0?",
  "hint.finish.text":
    "Prends une tuile numéro quand ton vaisseau te plaît. Plus le numéro est petit, plus tu pars devant ; les " +
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
  "hint.weakest": "Le plus faible paie",
  "hint.weakest.text":
    "Une zone de combat compare les vaisseaux ligne par ligne\u00a0: équipage, moteurs, canons. Le plus faible " +
    "paie\u00a0; à égalité, celui qui est le plus en avant.",
  "hint.land": "Les planètes paient en marchandises",
  "hint.land.text":
    "Chaque planète n’accueille qu’un vaisseau. Atterrir coûte des jours de vol, et il faut des containers libres.",
  "hint.opportunity": "Une trouvaille",
  "hint.opportunity.text":
    "Le bouton dit ce qu’elle rapporte et ce qu’elle coûte. La première personne qui la prend met fin à la carte.",
  "hint.reward": "Ennemi battu",
  "hint.reward.text":
    "L’ennemi est battu, et personne derrière toi n’a plus à combattre. La récompense coûte des jours de " +
    "vol\u00a0; tu peux la refuser.",
  "hint.strength": "Quelle est ta puissance ?",
  "hint.strength.text":
    "Canons et moteurs simples comptent toujours. Un double ne compte qu’avec une cellule, et une cellule " +
    "dépensée ne revient pas.",
  "hint.goods": "Charge les marchandises",
  "hint.goods.text":
    "Fais glisser les cubes dans les containers, ou demande le meilleur chargement. Chaque point vaut " +
    "un crédit\u00a0; le rouge ne va que dans un emplacement rouge.",
  "hint.dice": "Les dés visent",
  "hint.dice.text":
    "Deux dés désignent une colonne ou une rangée. Le premier composant de la ligne est frappé\u00a0; sur un côté " +
    "lisse, une petite météorite ricoche.",
  "hint.defend": "Bouclier ou impact",
  "hint.defend.text":
    "Un bouclier ou un canon l’arrête\u00a0: le bouton dit à quel prix. Sinon, le composant encadré est perdu, " +
    "avec tout ce qui ne tient qu’à lui.",
  "hint.lost": "Ce n’était que de la ferraille",
  "hint.lost.text":
    "Les composants perdus se paient à la fin, jusqu’à la limite de l’assurance du plateau. L’équipage et les " +
    "marchandises qu’ils contenaient sont perdus.",
  "lesson.won.cards":
    "En route, tu as gagné {n|# crédit|# crédits} de plus que {name}\u00a0: ennemis battus et vaisseaux " +
    "abandonnés paient aussitôt.",
  "lesson.won.finish": "Tu arrives devant {name}\u00a0: {n|# crédit|# crédits} de plus à l’arrivée.",
  "lesson.won.beauty":
    "Ton vaisseau avait le moins de connecteurs exposés\u00a0: {n|# crédit|# crédits} pour le plus beau vaisseau.",
  "lesson.won.goods": "Tes marchandises ont rapporté {n|# crédit|# crédits} de plus que celles de {name}.",
  "lesson.won.losses": "Tu as moins perdu en route\u00a0: {n|# crédit|# crédits} de moins à payer que {name}.",
  "lesson.lost.cards":
    "En route, {name} a gagné {n|# crédit|# crédits} de plus. Ce sont les canons et l’équipage qui font la différence.",
  "lesson.lost.finish":
    "{name} rentre devant toi\u00a0: {n|# crédit|# crédits} de plus à l’arrivée. Ce sont les moteurs qui font " +
    "la différence.",
  "lesson.lost.beauty":
    "{name} avait moins de connecteurs exposés\u00a0: {n|# crédit|# crédits} pour le plus beau vaisseau.",
  "lesson.lost.goods":
    "{name} a vendu pour {n|# crédit|# crédits} de plus. Ce sont les containers et les planètes qui font " +
    "la différence.",
  "lesson.lost.losses":
    "Tu as perdu plus de composants\u00a0: {n|# crédit|# crédits} de plus à payer. Boucliers et canons " +
    "permettent de l’éviter.",
} as const;
