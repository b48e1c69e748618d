/** Words of the guided first flight in English. */

export const guideEn = {
  "hint.goal": "Your goal: credits",
  "hint.goal.text":
    "Build a ship from junk, then fly through eight cards: planets pay, meteors hit. Goods, a fast arrival and few " +
    "exposed connectors bring credits; lost components cost them.",
  "about.component": "Component",
  "about.engineDouble": "It counts as 2 engines, for one battery cell each time.",
  "about.engineCannon": "An engine and a cannon in one.",
  "about.cannonDouble":
    "It counts as 2 cannons, for one battery cell each time; only half of that if it points sideways or back.",
  "about.cannonBooster": "Makes a joined cannon much stronger once; that cannon is destroyed.",
  "about.bidirectional": "Shoots two ways; it needs a cell each time.",
  "about.batteryHold": "A hold with cells of its own.",
  "about.luxury": "A cabin whose guests pay at the end if they are still there.",
  "about.specialHold": "The only hold for red goods; it takes any.",
  "about.shieldBooster": "Makes a joined shield stronger.",
  "about.lifeSupport":
    "An alien of its colour may live in a cabin that is joined to it, but not in the starting cabin.",
  "about.stasis": "Four sleepers: they do not count as crew until they are woken.",
  "about.accelerator": "Jumps into hyperspace: a joined engine is destroyed, and the card passes you by.",
  "about.furnace": "Burns a good to refill a joined battery.",
  "about.plating": "Nothing destroys it from its armoured sides.",
  "about.card": "Adventure card",
  "about.card.slavers": "Beat them with your cannons to trade days for credits; weaker ships lose crew.",
  "about.card.smugglers": "Beat them with your cannons to trade days for goods; weaker ships lose their best goods.",
  "about.card.pirates": "Beat them with your cannons to trade days for credits; weaker ships are shot at.",
  "about.card.stardust": "Each ship loses a day for every exposed connector.",
  "about.card.epidemic": "Each manned cabin joined to another manned one loses a crew member.",
  "about.card.sabotage": "The ship with the smallest crew may lose a component; dice say which.",
  "about.card.open_space": "Each ship gains as many days as it has engine strength; without any it leaves the flight.",
  "about.card.open_space.intro":
    "Each ship gains as many days as it has engine strength; in later flights, without any it leaves.",
  "about.card.meteor_swarm":
    "Meteors strike every ship. Smooth sides and shields stop small ones, cannons shoot large ones.",
  "about.card.planets": "The leader chooses first. Landing loads goods and costs days.",
  "about.card.combat_zone": "Crew, engines, cannons: on each line the weakest ship pays.",
  "about.card.abandoned_ship": "One ship may give up crew and days for credits. The leader chooses first.",
  "about.card.abandoned_station": "A ship with enough crew may trade days for goods. The leader chooses first.",
  "about.good": "Good",
  "about.good.text": "Sells for {n|# credit|# credits} at the finish.",
  "about.good.red": "Sells for {n|# credit|# credits} at the finish; only special holds take it.",
  "about.seat": "Trucker",
  "about.seat.flight":
    "{credits|# credit|# credits}. Engines {engines}, cannons {cannons}, crew {crew}, cells {cells}, {exposed|# " +
    "exposed connector|# exposed connectors}.",
  "about.seat.yard":
    "{credits|# credit|# credits}. {n|# component|# components} welded, {exposed|# exposed connector|# exposed " +
    "connectors}.",
  "good.place": "weld it at {where}",
  "good.turnPlace": "turn it {turns|once|# times}, then weld it at {where}",
  "need.engine": "{n?Engine strength with this ship’s cells: #.|You have no engine yet.}",
  "need.cannon": "{n?Cannon strength with this ship’s cells: #.|You have no cannon yet.}",
  "need.cell": "{n?Cells so far: #.|You have no cells yet.}",
  "need.crew": "Crew so far: {n}.",
  "need.hold": "{n?Spaces for goods so far: #.|You have no space for goods yet.}",
  "need.shield": "{n?Shields so far: #.|You have no shield yet.}",
  "lack.engine": "an engine",
  "lack.cannon": "a cannon",
  "lack.cell": "a battery",
  "lack.hold": "a hold",
  "good.declare": "declare {n}",
  "good.land": "land on planet {n}",
  "good.cell": "spend a cell of the battery, {where}",
  "good.alienGoes": "the alien leaves, {where}",
  "good.humanGoes": "a human leaves, {where}",
  "good.opportunity": "take it",
  "good.stow": "load what is worth most",
  "lack.cabin": "a second cabin",
  "why.reserve": "It would fit, but keep the room for {what}: your ship still needs one.",
  "why.blocks":
    "It would fit, but it would leave little to build on: nothing joins behind an engine, in front of a cannon or " +
    "at a smooth side. It will lie face up: you can come back for it.",
  "why.needsCell": "A double one works only with a cell. Keep the square for {what} that needs none.",
  "good.take": "take {part} that lies face up",
  "good.down": "take a component from the heap",
  "good.return": "return it",
  "good.keep": "keep part {n}",
  "why.engine": "Engines gain days in open space; a ship without any drifts out of the flight.",
  "why.cannon": "Pointing ahead, it shoots large meteors and beats enemies.",
  "why.cannonAside": "Pointing aside or back, it counts half.",
  "why.battery": "Its cells power shields, double cannons and double engines.",
  "why.cabin": "Slavers and abandoned ships take people, and without humans the flight is over.",
  "why.hold": "Planets pay in goods, and goods need holds.",
  "why.shield": "It keeps two sides safe from small meteors and light shots, for a cell each time.",
  "why.alien": "An alien adds 2 to your cannons or your engines.",
  "why.engineFirst": "Engines gain days in open space; in later flights, a ship without any drifts out.",
  "why.cabinFirst": "Slavers and abandoned ships take people; in later flights, without humans, the flight is over.",
  "why.supportFirst": "No aliens come aboard in a first flight, but you can build on at its connectors.",
  "why.supportAlone": "No cabin for an alien is joined to it yet, but you can build on at its connectors.",
  "why.structural": "It joins what would not fit otherwise.",
  "why.faceDown": "Nothing that lies face up helps this ship enough: try the heap ({n} left).",
  "why.firstDown": "Nothing lies face up yet: look at what the heap holds.",
  "why.lacks": "Your ship still needs {what}: the heap may hold one.",
  "why.misfit": "It fits nowhere on your ship, whichever way it is turned.",
  "why.return": "It would fit, but it would take the place of something more useful.",
  "why.keepCrew":
    "Fewer components, but humans aboard ({what}): without them, the flight would be over. The rest counts as lost.",
  "why.keepPart": "You keep this: {what}. The rest counts as lost.",
  "why.keepGoods":
    "Fewer components, but goods worth {n|# credit|# credits} ({what}): at this point they bring more. The " +
    "rest counts as lost.",
  "why.keep": "It keeps the most: {what}. The rest counts as lost.",
  "why.finish": "Engines {engines}, cannons {cannons}, crew {crew}: ready to fly, with number {number}.",
  "why.paid": "for {price|# cell|# cells} (you have {cells})",
  "why.unpaid": "without a cell",
  "why.flyOn":
    "Crew {crew}, engines {engines}, cannons {cannons}: your ship is fit for {cards|the last card|the # cards to " +
    "come}.",
  "why.giveUp": "The next card could cost more than the rest of the flight brings.",
  "why.giveUpGoods": "Your goods bring {n|# credit|# credits} now.",
  "why.beats": "{n} against {enemy}: you win, {paid}.",
  "why.draws": "{n} against {enemy}: a draw, {paid}. Nothing happens to you.",
  "why.tooWeak": "{n} against {enemy}: you lose, and no cell can change that.",
  "why.yields": "{n} against {enemy}: you lose, but your {cells|cell is|# cells are} worth more later.",
  "why.days": "{n|# day|# days} forward, {paid}.",
  "why.power": "Strength {n}, {paid}: being the weakest here costs more.",
  "why.save": "Strength {n} without a cell: keep your {cells|cell|# cells} for when it matters.",
  "why.land": "It adds goods worth {n|# credit|# credits}, for {days|# day|# days} of flight.",
  "why.noLanding": "What is left here is not worth {days|# day|# days} of flight.",
  "why.take": "{n|# credit|# credits}, for {crew} of your {have} crew and {days|# day|# days}.",
  "why.leave": "{n|# credit is|# credits are} not worth {crew} of your {have} crew and {days|# day|# days}.",
  "why.reward": "{n|# credit|# credits}, for {days|# day|# days} of flight.",
  "why.refuse": "{n|# credit is|# credits are} not worth {days|# day|# days} of flight.",
  "why.noRoom": "Your ship has no room for what it brings: keep the {days|day|# days}.",
  "why.deny":
    "Your ship has no room for it, but taking it keeps it from the others; it costs {days|# day|# days} of flight.",
  "why.stow": "The most valuable goods first: red, then yellow, green and blue.",
  "why.stop": "{price|# cell|# cells} of {cells} to save {n|a component|# components}.",
  "why.stopFree": "It costs no cell, and your ship stays in one piece.",
  "why.hit": "Only {n|one component is|# components are} lost: keep your {cells|cell|# cells}.",
  "why.unstopped": "Nothing on your ship can stop it.",
  "why.crew": "You have {n} crew: give up the one you will miss least.",
  "why.humans": "Two humans count for more crew than one alien.",
  "hint.take": "From the heap, or face up",
  "hint.take.text":
    "Only you see a component from the heap: weld it, or return it face up. What lies face up is for everybody.",
  "hint.weld": "Connectors must match",
  "hint.weld.text":
    "It fits the lit squares as it is; turn it for others. Single fits single, double fits double, the yellow " +
    "universal one fits any.",
  "hint.misfit": "It fits nowhere",
  "hint.misfit.text": "Return it. It lies face up from now on, and you can come back for it.",
  "hint.needs": "What a ship needs",
  "hint.needs.text":
    "Cannons point to the front, engines to the rear, with nothing in their way. Cabins hold crew; batteries " +
    "hold cells for shields, double engines and double cannons; holds take goods. These figures count them in " +
    "that order.",
  "hint.exposed": "Exposed connectors",
  "hint.exposed.text":
    "A connector that joins nothing is exposed. You need some to build on, but small meteors bounce off smooth " +
    "sides only, and the ship with the fewest earns a prize at the end.",
  "hint.finish": "Good enough?",
  "hint.finish.text":
    "Take a number when you like your ship. The lower it is, the further ahead you start; empty squares cost nothing.",
  "hint.alien": "An alien wants to come aboard",
  "hint.alien.text": "An alien takes the place of the humans in a cabin. Purple ones help to shoot, brown ones to fly.",
  "hint.flyOn": "Take-off",
  "hint.flyOn.text":
    "The rockets above show who is ahead. Before each card you may give up; fly on while your ship holds together.",
  "hint.card": "A card is turned up",
  "hint.card.text":
    "Its lines are played from top to bottom. The leader decides first, so being ahead is worth something.",
  "hint.weakest": "The weakest pays",
  "hint.weakest.text":
    "A combat zone compares the ships line by line: crew, engines, cannons. The lowest figure pays; at a tie, the " +
    "ship that is further ahead.",
  "hint.land": "Planets pay in goods",
  "hint.land.text": "Each planet has room for one ship. Landing costs flight days, and you need free holds.",
  "hint.opportunity": "A find",
  "hint.opportunity.text": "The button says what it brings and what it costs. The first to take it ends the card.",
  "hint.reward": "Enemy beaten",
  "hint.reward.text":
    "The enemy is beaten, and nobody behind you has to fight. The reward costs flight days; you may refuse it.",
  "hint.strength": "How strong are you?",
  "hint.strength.text":
    "Single cannons and engines always count. A double counts only with a cell, and spent cells do not come back.",
  "hint.goods": "Load the goods",
  "hint.goods.text":
    "Drag cubes into holds, or ask for the best load. Pips are credits; red goods only go into red spaces.",
  "hint.dice": "Dice aim",
  "hint.dice.text":
    "Two dice name a column or a row. The first component on that line is struck; a smooth side makes small " +
    "meteors bounce off.",
  "hint.defend": "Shield or hit",
  "hint.defend.text":
    "A shield or a cannon stops it: the button says what that costs. Otherwise the outlined component is lost, " +
    "with all that hangs on it alone.",
  "hint.lost": "It was only junk",
  "hint.lost.text":
    "Lost components are paid for at the end, up to the limit of your ship’s insurance. The crew and goods " +
    "in them are gone.",
  "lesson.won.cards":
    "You earned {n|# credit|# credits} more on the way than {name}: beaten enemies and abandoned ships pay at once.",
  "lesson.won.finish": "You came home ahead of {name}: {n|# credit|# credits} more for the arrival.",
  "lesson.won.beauty": "Your ship had the fewest exposed connectors: {n|# credit|# credits} for the best-looking ship.",
  "lesson.won.goods": "Your goods sold for {n|# credit|# credits} more than those of {name}.",
  "lesson.won.losses": "You lost less on the way: {n|# credit|# credits} less to pay than {name}.",
  "lesson.lost.cards": "{name} earned {n|# credit|# credits} more on the way. Cannons and crew decide that.",
  "lesson.lost.finish":
    "{name} came home ahead of you: {n|# credit|# credits} more for the arrival. Engines decide that.",
  "lesson.lost.beauty": "{name} had fewer exposed connectors: {n|# credit|# credits} for the best-looking ship.",
  "lesson.lost.goods": "{name} sold goods for {n|# credit|# credits} more. Holds and planets decide that.",
  "lesson.lost.losses":
    "You lost more components: {n|# credit|# credits} more to pay. Shields and cannons prevent that.",
} as const;
