/** Words of the guided first flight in English. */

export const guideEn = {
  "hint.goal": "Your goal: come home with credits",
  "hint.goal.text":
    "Build a ship from junk, then fly past eight cards: planets pay, meteors hit. Goods, a fast arrival and a " +
    "tidy ship " +
    "bring credits; lost components cost them.",
  "about.component": "Component",
  "about.engineDouble": "Counts 2 engines, for a cell each time.",
  "about.engineCannon": "An engine and a cannon in one.",
  "about.cannonDouble": "Counts 2 cannons, for a cell each time. Forward it counts full, sideways half.",
  "about.cannonBooster": "Makes a joined cannon much stronger once; that cannon is destroyed.",
  "about.bidirectional": "Shoots two ways; it needs a cell each time.",
  "about.batteryHold": "A hold with cells of its own.",
  "about.luxury": "A cabin whose guests pay at the end if they are still there.",
  "about.specialHold": "The only hold for red goods; it takes any.",
  "about.shieldBooster": "Makes a joined shield stronger.",
  "about.lifeSupport": "An alien of its colour may live in a cabin that is joined to it.",
  "about.stasis": "Four sleepers: they are no crew until they are woken.",
  "about.accelerator": "Jumps into hyperspace: a joined engine is destroyed, and the card passes you by.",
  "about.furnace": "Burns a good to refill a joined battery.",
  "about.plating": "Nothing destroys it from its armoured sides.",
  "good.place": "weld the {part}, {where}",
  "good.take": "take the {part}",
  "good.return": "return it",
  "why.engine": "Engines keep you ahead in open space: without one you drift out of the flight.",
  "why.cannon": "Forward it shoots at large meteors and beats enemies.",
  "why.battery": "Its cells power shields, double cannons and double engines.",
  "why.cabin": "More crew: slavers and abandoned ships take people, and without humans the flight is over.",
  "why.hold": "Holds take the goods that planets pay with.",
  "why.shield": "Two sides are safe from small meteors, for a cell each time.",
  "why.alien": "An alien makes cannons or engines stronger by 2.",
  "why.structural": "It joins what would not fit otherwise.",
  "why.faceDown": "Nothing that lies face up helps much, and the heap is full of good parts.",
  "why.return": "It helps nowhere on this ship, or would close the way for better ones.",
  "why.finish": "Nothing left would help much, and a low number starts you ahead.",
  "why.flyOn": "Your ship can stand what may come.",
  "why.giveUp": "The next card would cost more than the rest of the flight can bring.",
  "why.power": "The cells are worth it here: you gain more than they could bring later.",
  "why.save": "Cells do not come back: keep them for when they decide.",
  "why.land": "The goods are worth more than the days it costs.",
  "why.pass": "It would cost more than it brings.",
  "why.reward": "It brings more than the days it costs.",
  "why.stow": "The dearest goods first: red is worth most.",
  "why.stop": "A cell is cheaper than a lost component and all that hangs on it.",
  "why.hit": "What would be lost is worth less than stopping it.",
  "why.crew": "They are missed least there.",
  "why.humans": "Two humans count for more crew than one alien.",
  "hint.take": "From the heap, or face up",
  "hint.take.text":
    "A component from the heap only you see: weld it, or return it face up. What lies face up is for everybody.",
  "hint.weld": "Connectors must match",
  "hint.weld.text":
    "Lit squares fit as it is; turn it for others. Single fits single, double fits double, the yellow universal " +
    "one fits any.",
  "hint.misfit": "It fits nowhere",
  "hint.misfit.text": "Return it. It lies face up from now on, and you can come back for it.",
  "hint.needs": "What a ship needs",
  "hint.needs.text":
    "Engines that point to the rear, cannons to the front, cabins for crew, batteries for doubles and shields, " +
    "holds for goods. These figures keep count.",
  "hint.finish": "Good enough?",
  "hint.finish.text":
    "Take a number when you like your ship. The lower it is, the further ahead you start; empty squares cost nothing.",
  "hint.alien": "An alien wants to come aboard",
  "hint.alien.text": "An alien takes the place of the humans in a cabin. Purple ones help to shoot, brown ones to fly.",
  "hint.flyOn": "Take-off",
  "hint.flyOn.text":
    "The rockets above show who is ahead. Before each card you may give up; fly on while your ship holds together.",
  "hint.card": "A card is turned up",
  "hint.card.text": "Its lines happen from top to bottom. The leader decides first, so being ahead is worth something.",
  "hint.land": "Planets pay in goods",
  "hint.land.text": "Each planet has room for one ship. Landing costs flight days, and you need free holds.",
  "hint.opportunity": "A find",
  "hint.opportunity.text": "The button says what it brings and what it costs. The first to take it ends the card.",
  "hint.strength": "How strong are you?",
  "hint.strength.text":
    "Single cannons and engines always count. A double counts only with a cell, and spent cells do not come back.",
  "hint.goods": "Load the goods",
  "hint.goods.text":
    "Drag cubes into holds, or ask for the best load. Pips are credits; red goods lie only in special holds.",
  "hint.dice": "Dice aim",
  "hint.dice.text":
    "Two dice name a column or a row. The first component on that line is struck; a smooth side makes small " +
    "meteors bounce off.",
  "hint.defend": "Shield or hit",
  "hint.defend.text": "A cell stops it. Without one, the outlined component is lost, with all that hangs on it alone.",
  "hint.lost": "It was only junk",
  "hint.lost.text":
    "Lost components are paid for at the end, up to the insurance of the board. The crew and goods in them are gone.",
  "lesson.won.finish": "You came home ahead of {name}: {n|# credit|# credits} more for the arrival.",
  "lesson.won.beauty":
    "Your ship showed the fewest loose connectors: {n|# credit|# credits} for the best-looking ship.",
  "lesson.won.goods": "Your goods sold for {n|# credit|# credits} more than those of {name}.",
  "lesson.won.losses": "You lost less on the way: {n|# credit|# credits} less to pay than {name}.",
  "lesson.lost.finish":
    "{name} came home ahead of you: {n|# credit|# credits} more for the arrival. Engines decide that.",
  "lesson.lost.beauty": "{name} had fewer loose connectors: {n|# credit|# credits} for the best-looking ship.",
  "lesson.lost.goods": "{name} sold goods for {n|# credit|# credits} more. Holds and planets decide that.",
  "lesson.lost.losses":
    "You lost more components: {n|# credit|# credits} more to pay. Shields and cannons prevent that.",
} as const;
