/** The hints of guided games, in English. Kept in step with hints.fr.ts. */

export const hintsEn = {
  "hint.goal": "Your goal: 50 points",
  "hint.goal.text":
    "Treasures are points, and each city further on has richer ones. Before every flight you choose: take a treasure " +
    "here and sit out the voyage, or stay aboard for more.",
  "hint.announce": "Stay or leave",
  "hint.announce.text":
    "Leave now and take a treasure of this city; or stay, and fly on to a richer one if the captain can cover the " +
    "dice.",
  "hint.dice": "Read the dice",
  "hint.dice.text": "The captain needs a card for each symbol. You see how many cards the captain holds, never which.",
  "hint.captain": "You are captain",
  "hint.captain.text": "If your Equipment covers the dice, you must play it. A Turbo covers any die and is up to you.",
  "hint.turbo": "A Turbo in your hand",
  "hint.turbo.text": "It covers any one die. You need not play it: without it you may announce a crash.",
  "hint.ashore": "Safe ashore",
  "hint.ashore.text": "You keep your treasure and watch the others until the next voyage.",
  "hint.treasure": "Your treasures",
  "hint.treasure.text": "Only you see what they are worth. 50 points end the game.",
  "hint.fell": "The aircraft fell",
  "hint.fell.text": "Everybody aboard goes without treasure. A new voyage begins, and everybody draws one card.",
  "hint.alone": "Alone aboard",
  "hint.alone.text": "A captain without passengers may stop here and take a treasure, before the dice.",
  "hint.character": "Your character",
  "hint.character.text":
    "Everybody has one power, once a game; yours is beside your hand. You are asked when you can use it.",
  "hint.improved": "Improved Equipment",
  "hint.improved.text": "A card with a 2 covers up to two dice of its symbol.",
  "hint.help": "Help cards",
  "hint.help.text":
    "They cover nothing for you as captain. As a passenger you may place them face down when a crash is announced.",
  "hint.bandit": "The Bandit",
  "hint.bandit.text": "Played before the roll, it adds a die to the captain’s roll. From ashore too.",
  "hint.mooring": "Mooring",
  "hint.mooring.text": "Played when the cards are laid: they are spent, and the aircraft stays where it is.",
  "hint.crash": "Not fallen yet",
  "hint.crash.text": "Help cards and most powers can still save this step. All Help is revealed together.",
  "hint.left": "Do not keep them",
  "hint.left.text": "Each Help card left in your hand at the end costs 2 points.",
  "hint.lifeboat": "The lifeboat",
  "hint.lifeboat.text":
    "With a Lifeboat card a passenger may fly on alone instead of staying or leaving; a captain may flee in it " +
    "before declaring.",
  "hint.special": "Its free event",
  "hint.special.text":
    "The Lifeboat card names one event that needs no card in the lifeboat, as often as it is rolled.",
  "hint.urgent": "Urgent Need",
  "hint.urgent.text": "As captain, hand the helm and these dice to another player aboard, and stay or leave.",
  "hint.gear": "New Gear",
  "hint.gear.text": "Before the roll: discard your hand and draw as many new cards.",
  "hint.spy": "Spy",
  "hint.spy.text": "Before the roll: look at somebody’s hand. Only you see it; say what you like about it.",
  "hint.rowed": "A second vessel",
  "hint.rowed.text":
    "The lifeboat flies its own step after the aircraft, with its own dice. If one crashes, the other flies on.",
  "hint.pilot": "Pilot",
  "hint.pilot.text": "From its second round on, the pilot may get off with a treasure before rolling.",
  "hint.krismastri": "Krismastri",
  "hint.krismastri.text":
    "A roll of blanks only sets a treasure aside there, unseen. The player who ends the game gives the gifts to the" +
    " others.",
  "hint.boscalumia": "Boscalumia",
  "hint.boscalumia.text":
    "From Barbadahl two steps of four dice lead there. The first crew to arrive gets 25 points each.",
  "hint.hook": "Grappling Hook",
  "hint.hook.text": "You left and the captain made it? Give the treasure back and get aboard again.",
  "hint.instructor": "Instructor",
  "hint.instructor.text": "When you take a treasure, look through the pile and choose.",
  "hint.gift": "A gift",
  "hint.gift.text": "Only the city it came from is known until the end.",
  "hint.matryoshburg": "Matryoshburg",
  "hint.matryoshburg.text": "After a crash everybody picks a bonus at once; touch cards in your hand to exchange them.",
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
  "about.face.fog": "The captain must cover it with a Compass or a Turbo, or the aircraft falls.",
  "about.face.lightning": "The captain must cover it with a Lightning rod or a Turbo, or the aircraft falls.",
  "about.face.birds": "The captain must cover it with a Foghorn or a Turbo, or the aircraft falls.",
  "about.face.pirates": "The captain must cover it with a Cannon or a Turbo, or the aircraft falls.",
  "about.face.blank": "No event: no card is needed for this die.",
  "why.stay": "{needs|One card is|# cards are} enough, and {captain} holds {cards}. The next city is richer.",
  "why.leave": "{captain} needs {needs|# card|# cards} and holds {cards}: take the treasure while it is safe.",
  "why.clear": "The dice show no event, so this flight cannot fail.",
  "why.stop": "Alone you cover all dice yourself, and the next flight is risky. This treasure is safe.",
  "why.flyOn": "Your cards are good enough for one more flight.",
  "why.cover": "These cards cover every die, so everybody aboard reaches the next city.",
  "why.crash": "Your hand cannot cover the dice, or the cards are worth more on a later voyage.",
  "why.pass": "No card of yours is worth playing now. Passing costs nothing.",
  "why.play": "Now it brings more than it would later.",
  "why.boat": "In the lifeboat you fly by your own cards, whatever the captain holds.",
  "why.reroll": "Dice that show an event may come up clear.",
} as const;
