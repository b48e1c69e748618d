/** The hints of a guided rally and why its good answers are good, in English. Kept in step with hints.fr.ts. */

export const hintsEn = {
  "good.upgrade": "buy {family}",
  "good.upgradeAt": "buy {family}, number {n} from the left",
  "good.install.pilot": "install {family} on the Pilot",
  "good.install.starbot": "install {family} on the Starbot",
  "good.discard": "discard {family}",
  "good.cards": "buy {n|# card|# cards}",
  "good.buy": "buy {list}",
  "good.ofLevel": "{n|# card|# cards} of level {level}",
  "good.noCards": "buy no card",
  "good.boosts": "activate the {list} {n|Boost|Boosts}",
  "good.allBoosts": "activate all three Boosts",
  "good.boost.shield": "Shield",
  "good.boost.line": "Line",
  "good.boost.planet": "Planet",
  "good.noBoosts": "keep all Boosts in reserve",
  "good.play": "card {card}, {does}",
  "good.option": "card {card}: “{does}”",
  "why.face": "On the {line} it starts on square {n}, the other face on square {other}. It fears: {fears}.",
  "why.faceCalm": "It fears fewer types of planet ({fears}): it starts 3 squares back less often than the other face.",
  "why.upgrade": "{kind} on the {line}: {then} instead of {now} from now on.",
  "why.bought": "{kind} on the {line}: {then} instead of {now}, once installed.",
  "why.energyToo": "It also gives {n} energy.",
  "why.mustPass": "Your Pilot, {pilot} there, must pass it in the race.",
  "why.energy": "It gives {n} energy, which pays for card options and for the Shield.",
  "why.discard": "Hangar and workshop hold 2 Upgrades between them; this one helps you least.",
  "why.pass": "Nothing here is worth an action now: keep your {n|# action|# actions} for cards and moves.",
  "why.endEquipment": "Nothing in the hangar is worth an action now. You keep {n|# action|# actions}.",
  "why.cards": "{n|# card|# cards} to act with, and {left|# action|# actions} left to move.",
  "why.cardsEnergy":
    "{n|# card|# cards}: no action is left to move with, but your {energy} energy pays for their options.",
  "why.noCards": "You keep your {left|action|# actions} for moves.",
  "why.boosts":
    "{n|# point|# points} at once; {risky|# version differs|# versions differ} from the wheel’s now, but the risk " +
    "of a control is worth it.",
  "why.boostsTurn":
    "{n|# point|# points} at once; {risky|# version differs|# versions differ} from the wheel’s now, but your card " +
    "{card} can turn it.",
  "why.safeBoosts": "{n|# point|# points} at once, and no risk as the wheel stands.",
  "why.someBoosts":
    "{n|# point|# points} at once, and no risk as the wheel stands. What stays in reserve is safe even if a card " +
    "turns the wheel.",
  "why.noBoosts": "A control would find versions that do not conform: both vehicles would go back.",
  "why.line": "Pilot on {pilot}, Starbot on {starbot}, behind it: from there, both score.",
  "why.lineAhead":
    "Pilot on {pilot}, Starbot on {starbot}: a good start all the same. Move the Pilot ahead during the race, or " +
    "the Starbot scores nothing.",
  "why.keepPx2": "You keep the Pilot ×2 token: unspent at the end, it is worth 3 points.",
  "why.move": "It costs {n} of your {of|# action|# actions}; each further square is a point.",
  "why.moveLast": "It costs your last {n|action|# actions}; each further square is a point.",
  "why.moveFree": "It costs no action; each further square is a point.",
  "why.option": "{what} It costs {n} of {of} energy.",
  "why.optionLast": "{what} It costs your last {n|energy|# energy}.",
  "does.other": "It is worth its price now.",
  "does.WHEEL": "From now on other versions are authorised.",
  "does.PUSH": "Each square back is a point less for them.",
  "does.CONTROL": "A wrong version sets both their vehicles back at once.",
  "does.ADV": "You advance without spending an action.",
  "does.place": "Your vehicle gets there without an action.",
  "does.METEOR": "A vehicle that enters its square stops there.",
  "does.KEEP": "In the next race you may take the same line again.",
  "does.FIRST": "You buy first at the next market.",
  "does.LAST": "At the next market the others buy before that franchise.",
  "does.SHOT": "The vehicle hit cannot advance on its franchise’s next turn.",
  "does.DAMAGE": "The Upgrade will be missing in the next race.",
  "does.DRAIN": "They have less left for options and the Shield.",
  "does.ACT": "Each action gained pays for more squares.",
  "does.DRAW": "One more card to play.",
  "why.passTurn":
    "No card of yours gains enough now. You keep {actions|your action|your # actions}, for the next race too.",
  "why.passBroke": "You have no action left to move with, and no option is worth its energy.",
  "why.pilot": "Pilot to {n}: the further it leads, the more room the Starbot on {starbot} has behind it.",
  "why.pilotBehind": "Pilot to {n}: it must still pass the Starbot on {starbot}, or that scores nothing.",
  "why.starbot": "Starbot to {n}, still behind the Pilot on {pilot}: both score.",
  "why.starbotAhead":
    "Starbot to {n}: the Pilot on {pilot} must pass it before the end, or the Starbot scores nothing.",
  "why.endTurn": "The other part is not worth its price: keep {actions|# action|# actions} and {energy} energy.",
  "why.endTurnEnergy": "The other part is not worth its price: keep your {energy} energy.",
  "why.px2": "The Pilot ×2 token doubles your Pilot’s value, once a game.",
  "why.repeat": "From a square with a double arrow you move again, at no extra cost.",
  "why.push": "Each square back is a point less for its franchise.",
  "why.shot": "The vehicle hit cannot advance on its franchise’s next turn.",
  "why.wheel": "Then {n} of your {of} active Boosts {n|conforms|conform}.",
  "why.wheelOne": "Then your active Boost conforms.",
  "why.stopIt": "You have {n} energy, and the hit would cost you more than stopping it.",
  "why.takeConforming": "Your version conforms to the wheel: the control costs you nothing.",
  "why.takeIt": "Stopping it would cost you more than the hit does; you have {n} energy.",
  "hint.goal": "Your goal: the most points after six races",
  "hint.goal.text":
    "You own a franchise with two vehicles, a Pilot and a Starbot. Each scores a point per square that it is ahead " +
    "of the very last vehicle. Prepare them, then race.",
  "hint.face": "Two faces of one Pilot",
  "hint.face.text":
    "The three values are your starting squares on the three lines. On a planet of a type that it fears, your " +
    "Pilot starts 3 squares back.",
  "hint.market": "Actions pay for everything",
  "hint.market.text":
    "You have 8, and new ones come before each race. Upgrades, installing, cards and moves all cost them. Pick an " +
    "Upgrade: your board shows what it would change on either vehicle.",
  "hint.planet": "A planet, three lines",
  "hint.planet.text":
    "On each line, the planet moves both your starting squares forward or back. You pick a line just before the " +
    "race, the same for both vehicles.",
  "hint.equip": "Install it",
  "hint.equip.text":
    "In the hangar an Upgrade does nothing. Its energy pays for card options and is full again before each " +
    "race. A Starbot scores only behind its own Pilot.",
  "hint.cards": "Cards drive the race",
  "hint.cards.text":
    "On each turn of the race you play one card or pass. A card costs 1 action now; those you do not play stay in " +
    "your hand.",
  "hint.boosts": "Boosts are a bluff",
  "hint.boosts.text":
    "Each gives points at once. But after the race a card says who is checked: a version other than the wheel’s " +
    "sets both vehicles back. Cards can turn the wheel. Only you see your versions.",
  "hint.line": "One line for both",
  "hint.line.text":
    "The figures are the squares your Pilot and your Starbot would start on. The Starbot scores only behind the " +
    "Pilot. You may not take the same line twice in a row.",
  "hint.px2": "Pilot ×2",
  "hint.px2.text":
    "On a line marked Pilot ×2 your token may double your Pilot’s value, once a game. Kept to the end, it is worth " +
    "3 points.",
  "hint.track": "Keep the Starbot behind",
  "hint.track.text":
    "Each square ahead of the very last vehicle is a point, but a Starbot that is not behind its own Pilot scores " +
    "nothing. The marks +1 to +3 are its bonus. A move that ends on a double arrow goes on.",
  "hint.play": "Two parts of a card",
  "hint.play.text":
    "Left: squares for actions. Right: one of two options for energy. Choose one, see where it leads, then confirm.",
  "hint.goon": "The other part",
  "hint.goon.text": "You may use the other part of the same card too: now or never.",
  "hint.attack": "You are under attack",
  "hint.attack.text":
    "An active Shield stops it for 3 energy, a Reaction card for its own price. Taking the hit costs no " +
    "energy, but the attack then has its effect.",
  "hint.points": "Where points come from",
  "hint.points.text":
    "The bonus is the last mark, +1, +2 or +3, that the Starbot has reached; it counts even where the Starbot " +
    "itself scores nothing. Points for Boosts were scored before the race.",
  "hint.next": "On to the next planet",
  "hint.next.text":
    "Everybody gains actions, and unspent ones stay, up to 15 in all. From 20 points on you may buy level 2 cards too.",
} as const;
