/** The hints of guided games, in English. Kept in step with hints.fr.ts. */

export const hintsEn = {
  "hint.goal": "Your goal: 50 points",
  "hint.goal.text":
    "Treasures are points, and each city further on has richer ones. Once somebody has 50 points, the game ends " +
    "after that voyage; the highest total wins.",
  "hint.announce": "Stay or leave",
  "hint.announce.text":
    "Leave now and take a treasure from this city; or stay. If the captain covers the dice, you reach a richer " +
    "city; if not, the aircraft crashes and nobody aboard gets anything.",
  "hint.dice": "Read the dice",
  "hint.dice.text": "The captain needs a card for each symbol. You see how many cards the captain holds, never which.",
  "hint.helm": "A new captain",
  "hint.helm.text":
    "At each step the next player aboard is captain, soon you. Where your cards leave you no choice, the table " +
    "plays for you.",
  "hint.captain": "You are captain",
  "hint.captain.text":
    "Each symbol needs a card of yours. If Compasses, Lightning rods, Foghorns and Cannons (your Equipment) are " +
    "enough, you must play them.",
  "hint.turbo": "A Turbo in your hand",
  "hint.turbo.text": "It covers any one die, but you may always keep it, even if that means a crash.",
  "hint.treasure": "Your treasures",
  "hint.treasure.text":
    "They are yours for good: a later crash takes none. Only you see what they are worth; the others see the " +
    "cities they came from.",
  "hint.alone": "Alone aboard",
  "hint.alone.text": "A captain without passengers may stop before rolling, take a treasure here and end the voyage.",
  "hint.character": "Your character",
  "hint.character.text":
    "Everybody has one power, once a game; yours is beside your hand. You are asked when you can use it.",
  "hint.improved": "Improved Equipment",
  "hint.improved.text":
    "A card with a 2 covers up to two dice of its symbol. Played for one die, it is spent all the same.",
  "hint.help": "Help cards",
  "hint.help.text": "Place them face down now: they may save the step. As captain you cannot use them.",
  "hint.bandit": "The Bandit",
  "hint.bandit.text": "Now, before the roll, it adds a die: good from ashore, dangerous aboard.",
  "hint.mooring": "Mooring",
  "hint.mooring.text":
    "You can play it now that the cards are laid: they are spent, and the aircraft stays where it is.",
  "hint.crash": "Not fallen yet",
  "hint.crash.text": "Help cards and most powers can still save this step. All Help cards are revealed together.",
  "hint.left": "Do not keep them",
  "hint.left.text": "Each Help card left in your hand at the end costs 2 points.",
  "hint.lifeboat": "The lifeboat",
  "hint.lifeboat.text":
    "With a Lifeboat card a passenger may fly on alone instead of staying or leaving; a captain may flee in it " +
    "before declaring.",
  "hint.special": "Its free event",
  "hint.special.text":
    "Your Lifeboat card names one event that needs no card in the lifeboat, however often it is rolled.",
  "hint.urgent": "Urgent Need",
  "hint.urgent.text": "As captain, hand the helm and these dice to another player aboard, and stay or leave.",
  "hint.gear": "New Gear",
  "hint.gear.text": "Now, before the roll: discard your hand and draw as many new cards.",
  "hint.spy": "Spy",
  "hint.spy.text": "Now, before the roll: look at somebody’s hand. Only you see it; say what you like about it.",
  "hint.rowed": "A second vessel",
  "hint.rowed.text":
    "The lifeboat flies its own step after the aircraft, with its own dice. If one crashes, the other flies on.",
  "hint.pilot": "Pilot",
  "hint.pilot.text": "From the lifeboat’s second step, the pilot may get off with a treasure before rolling.",
  "hint.krismastri": "Krismastri",
  "hint.krismastri.text":
    "A roll that shows nothing but blanks sets a treasure aside there, unseen. The player who ends the " +
    "game gives the gifts to the others.",
  "hint.boscalumia": "Boscalumia",
  "hint.boscalumia.text":
    "From Barbadahl two steps of four dice lead there. The first crew to arrive gets 25 points each.",
  "hint.hook": "Grappling Hook",
  "hint.hook.text": "You left and the captain has made it? Give the treasure back and get aboard again.",
  "hint.instructor": "Instructor",
  "hint.instructor.text": "When you take a treasure, look through the pile and choose.",
  "hint.gift": "A gift",
  "hint.gift.text": "Only the city it came from is known until the end.",
  "hint.matryoshburg": "Matryoshburg",
  "hint.matryoshburg.text":
    "After a crash everybody picks a bonus at the same time; touch cards in your hand to exchange them.",
  "hint.heading": "Two headings",
  "hint.heading.text": "The captain chooses before the roll: along the route, or towards Boscalumia.",
  "lesson.won":
    "{mine|# treasure|# treasures} and {points|# point|# points}: you left in time and stayed when it paid.",
  "lesson.fewer":
    "{name} brought home {theirs|# treasure|# treasures}, you {mine}. A treasure in hand beats a richer one in a " +
    "crash.",
  "lesson.nearer":
    "{name} took treasures from cities further on. With a captain who holds many cards, staying longer pays.",
  "about.equipment": "Equipment card",
  "about.turbo": "Turbo card",
  "about.power": "Power card",
  "about.improved": "Improved Equipment card",
  "about.help": "Help card",
  "about.special": "Special card",
  "about.lifeboat": "Lifeboat card",
  "about.bonus": "Bonus card",
  "about.die": "Event die",
  "about.city": "City on the route",
  "about.city.text":
    "Treasures here are worth {points|# point|# points}{more? or more|}; {left} left. To get here the captain " +
    "rolls {dice|# die|# dice}.",
  "about.city.first":
    "Every voyage begins here. Treasures are worth {points|# point|# points}{more? or more|}; {left} left.",
  "about.city.gone": "No treasure is left here: the aircraft flies past it.",
  "about.treasure": "Treasure {of}",
  "about.glass": "Magic Spyglass {of}",
  "about.treasure.kind": "Treasure",
  "about.treasure.text": "{points|# point|# points}. Only you see how much it is worth until the end.",
  "about.treasure.back": "Worth {points|# point|# points}{more? or more|}. Only its owner sees how much until the end.",
  "about.glass.text":
    "Once, aboard, when a crash is announced: ignore all events of the step. Kept, it counts {points|# point|# " +
    "points}.",
  "about.token.kind": "Token",
  "about.token.text": "25 points for each member of the first crew that reached Boscalumia.",
  "about.character": "Character, one power a game",
  "about.seat.captain": "Captain",
  "about.seat.pilot": "In the lifeboat",
  "about.seat.passenger": "Passenger",
  "about.seat.ashore": "Ashore",
  "about.seat.captain.text": "Rolls the dice and must cover their events.",
  "about.seat.pilot.text": "Flies on alone, with their own dice.",
  "about.seat.passenger.text": "Stays aboard, or leaves with a treasure.",
  "about.seat.ashore.text": "Waits for the next voyage.",
  "about.seat.has": "{cards|# card|# cards} in hand, {n|# treasure|# treasures}.",
  "about.face.fog": "The captain must cover it with a Compass or a Turbo, or the aircraft falls.",
  "about.face.lightning": "The captain must cover it with a Lightning rod or a Turbo, or the aircraft falls.",
  "about.face.birds": "The captain must cover it with a Foghorn or a Turbo, or the aircraft falls.",
  "about.face.pirates": "The captain must cover it with a Cannon or a Turbo, or the aircraft falls.",
  "about.face.blank": "No event: no card is needed for this die.",
  "why.stay": "{captain} has {cards|# card|# cards} to cover {what}, and the next stop is richer: {target}.",
  "why.stayOn": "{captain} has {cards|# card|# cards} to cover {what}.",
  "why.leave": "{captain} must cover {what} with {cards|# card|# cards}. A treasure {of} is yours for certain now.",
  "why.leaveCaptain":
    "Reaching {target} is safe, but there you are captain with {own|# card|# cards}, and a captain cannot leave. " +
    "A treasure {of} is yours now.",
  "why.leaveSafe": "Reaching {target} is safe, but nobody knows the dice after it. A treasure {of} is yours now.",
  "why.leaveWins": "You have {points|# point|# points}: with a treasure {of} you reach the goal.",
  "why.clear": "The dice show no event: you reach {target} for sure.",
  "why.stop":
    "Alone you need a card for every event on {dice|# die|# dice}, and you hold {cards}. A treasure {of} is " +
    "yours for certain.",
  "why.flyOn": "{cards|# card|# cards} in hand for {dice|# die|# dice}: one more flight is worth the risk.",
  "why.cover": "To cover {what}: {cards}. Everybody aboard reaches {target}.",
  "why.free": "There is nothing to cover: everybody aboard reaches {target}.",
  "why.crash": "You cannot cover {what}, so you must announce a crash.",
  "why.dear": "It would cost {cards}. Keep them for a voyage that goes further.",
  "why.pass": "Nothing you hold helps now. Passing costs nothing.",
  "why.keep": "{cards}: worth more at a later moment. Passing costs nothing.",
  "why.route": "The captain may roll dice again, and events may come up blank.",
  "why.ejection": "A rival goes ashore here and misses the richer cities.",
  "why.jetpack": "The crash is certain: you land with a treasure, the others with nothing.",
  "why.badSpell": "Blank dice are rolled again, and you are not aboard: a crash costs only the others.",
  "why.bandit": "One more die for the captain, and you are safe ashore.",
  "why.mooring": "The cards are spent, and nobody gets further than you.",
  "why.urgent": "Somebody else must cover {what} in your place.",
  "why.gear":
    "Your {cards|only other card is|# other cards are} no match for what comes: draw {cards|a new one|new ones}.",
  "why.spy": "You will know what somebody holds before you decide.",
  "why.hook": "The captain has made it: back aboard you reach a richer city.",
  "why.glass": "With a Spyglass {of} you ignore all events at once: {what}.",
  "why.power": "It works once a game, and this is a good moment: it can still save the step.",
  "why.help": "{cards} may save the step: {what} must be covered.",
  "why.helpRid": "{cards}: it does not help here, but kept to the end it costs 2 points.",
  "why.boat": "{boat}: you fly with your own {cards|# card|# cards}, whatever the captain holds.",
  "good.keepDice": "keep the dice as they are",
  "good.exchange": "exchange {cards}",
  "why.keepDice": "The dice are good enough as they are; the card goes back to its owner’s hand.",
  "why.draw": "One more card helps on the next voyage.",
  "why.exchange": "New cards from the deck may cover more.",
  "why.exchangeTreasure": "Another treasure from the same city may be worth more.",
  "why.reroll": "{n|One die that shows|# dice that show} an event may come up blank.",
} as const;
