/** The hints of a guided rally and why its good answers are good, in English. Kept in step with hints.fr.ts. */

export const hintsEn = {
  "good.upgrade": "buy {family}",
  "good.upgradeAt": "buy {family}, number {n} from the left",
  "good.install.pilot": "install {family} on the Pilot",
  "good.install.starbot": "install {family} on the Starbot",
  "good.discard": "discard {family}",
  "good.cards": "buy {n|# card|# cards}",
  "good.noCards": "buy no card",
  "good.boosts": "lay down {list}",
  "good.allBoosts": "lay down all three Boosts",
  "good.boost.shield": "the Shield Boost",
  "good.boost.line": "the Line Boost",
  "good.boost.planet": "the Planet Boost",
  "good.noBoosts": "keep all Boosts in reserve",
  "good.play": "card {card}, {does}",
  "why.face": "On the {line} it starts on square {n}; it fears: {fears}.",
  "why.upgrade": "{kind} on the {line}: {then} instead of {now} from now on.",
  "why.energy": "It gives {n} energy, which pays for options of cards and for the Shield.",
  "why.discard": "Hangar and workshop hold 2 Upgrades together; this one helps you least.",
  "why.pass": "Nothing here is worth an action now: keep your {n|# action|# actions} for cards and moves.",
  "why.endEquipment": "Both vehicles are as good as they can be now. You keep {n|# action|# actions}.",
  "why.cards": "{n|# card|# cards} to act with, and {left|# action|# actions} left to move.",
  "why.cardsEnergy":
    "{n|# card|# cards}: no action is left to move with, but your {energy} energy pays for their options.",
  "why.noCards": "You keep your {left|action|# actions} for moves.",
  "why.boosts":
    "{n|# point|# points} at once; {risky|# version does|# versions do} not conform now, but the risk of a " +
    "control is worth it.",
  "why.safeBoosts": "{n|# point|# points} at once, and no risk as the wheel stands.",
  "why.noBoosts": "A control would find versions that do not conform: both vehicles would go back.",
  "why.line": "Pilot on {pilot}, Starbot on {starbot}, behind it: the best start of your lines.",
  "why.lineAhead":
    "Pilot on {pilot}, Starbot on {starbot}: far ahead. The Starbot scores only behind the Pilot, which can " +
    "still pass it.",
  "why.move": "It costs {n} of {of|# action|# actions}: each square further is a point.",
  "why.moveFree": "It costs no action: each square further is a point.",
  "why.option": "It costs {n} of {of} energy and gains more than squares would now.",
  "why.passTurn":
    "No card of yours gains enough now. You keep {actions|# action|# actions} and {energy} energy for later.",
  "why.passBroke": "You have no action left to move with, and no option is worth its energy.",
  "why.pilot": "Pilot to {n}: the further it leads, the more room the Starbot on {starbot} has behind it.",
  "why.starbot": "Starbot to {n}, still behind the Pilot on {pilot}: both score.",
  "why.starbotAhead": "Starbot to {n}: the Pilot on {pilot} must pass it before the end, or it scores nothing.",
  "why.endTurn": "The other half is not worth its price: keep {actions|# action|# actions} and {energy} energy.",
  "why.endTurnEnergy": "The other half is not worth its price: keep your {energy} energy.",
  "why.px2": "The Pilot ×2 token doubles your Pilot’s value, once a game.",
  "why.repeat": "From a square with a double arrow you move again, at no extra cost.",
  "why.push": "Each square back is a point less for its franchise.",
  "why.shot": "It cannot advance in its franchise’s next turn.",
  "why.stopIt": "You have {n} energy, and the hit would cost you more than stopping it.",
  "why.takeIt": "Stopping it would cost you more than the hit does; you have {n} energy.",
  "hint.goal": "Your goal: most points after the races",
  "hint.goal.text":
    "You own a franchise with two vehicles, a Pilot and a Starbot. Both score how far they are ahead of the last " +
    "vehicle. Prepare them, then race.",
  "hint.face": "Two faces of one Pilot",
  "hint.face.text":
    "The three values are your starting squares on the three lines. On a planet of a type that it fears, your " +
    "Pilot starts 3 squares back.",
  "hint.market": "Actions are everything",
  "hint.market.text":
    "You have 8. Upgrades, installing, cards and moves all cost them. Pick an Upgrade: before you pay, your board " +
    "shows what it would change.",
  "hint.equip": "Put it on",
  "hint.equip.text":
    "An Upgrade in the hangar does nothing: install it on the Pilot or the Starbot. Its energy pays for options of " +
    "cards.",
  "hint.cards": "Cards drive the race",
  "hint.cards.text":
    "Each costs 1 action now, and its move costs actions again in the race. Its options cost only energy.",
  "hint.boosts": "Boosts are a bluff",
  "hint.boosts.text":
    "Points at once. After the race a control may check them: a version that is not the wheel’s sets both vehicles " +
    "back. Only you see your versions.",
  "hint.line": "One line for both",
  "hint.line.text":
    "The figures are the squares your Pilot and your Starbot would start on. You may not take the same line twice " +
    "in a row.",
  "hint.track": "Keep the Starbot behind",
  "hint.track.text":
    "Both vehicles score their lead over the very last one. But a Starbot that is not behind its own Pilot " +
    "scores nothing.",
  "hint.play": "Two halves of a card",
  "hint.play.text":
    "Left: squares for actions. Right: one of two options for energy. Choose a part, see where it leads, then confirm.",
  "hint.goon": "The other half",
  "hint.goon.text": "You may use the other half of the same card too: now or never.",
  "hint.attack": "You are attacked",
  "hint.attack.text":
    "An active Shield stops it for 3 energy, a Reaction card for its own price. Taking the hit costs nothing.",
  "hint.points": "Where points come from",
  "hint.points.text":
    "Pilot and Starbot score their lead over the last vehicle. The bonus is the last mark, +1, +2 or +3, that the " +
    "Starbot has reached. Boosts were paid before the race.",
  "hint.next": "On to the next planet",
  "hint.next.text": "New actions for all, by the level of the leader. At 20 points you may start to buy level 2 cards.",
} as const;
