/** Playing over days: how people are reached, quiet hours, the week of a table. */

export const en = {
  "notices.text":
    "A message when you are away and it is your turn, your time runs out in 4 h, or a rematch begins. Nothing else.",
  "notices.push": "On this device",
  "notices.pushText": "A notification from this browser, even when the page is closed.",
  "notices.pushNot":
    "This browser cannot do it here: it needs https and an installed page. Keep the tab open: its title shows " +
    "when it is your turn.",
  "notices.pushDenied": "The browser does not allow notifications for this page.",
  "notices.mailAddress": "Email address",
  "notices.mailDo": "Notify me by email",
  "notices.mailWait": "To confirm: open the link in the email to {mail}.",
  "notices.mailOn": "To {mail}. Every email has a link to stop.",
  "notices.mailOff": "No more emails",
  "notices.none": "This server sends no notifications. Keep the tab open: its title shows when it is your turn.",
  "notices.confirmed": "Your address is confirmed",
  "notices.confirmedText": "From now on you get an email when it is your turn at a table you asked for.",
  "notices.stopped": "You get no more emails",
  "notices.stoppedText":
    "The address is forgotten here, and nobody can have emails sent to it any more. The same link undoes this.",
  "notices.allow": "Allow emails again",
  "notices.allowed": "Emails are allowed again",
  "notices.allowedText": "Turn them on at your table. You confirm the address once more.",
  "notices.quiet": "Quiet from {from} to {to}",
  "notices.quietText": "Messages wait until {to}. A reminder that would come too late comes earlier.",
  "notices.quietFrom": "From",
  "notices.quietTo": "To",
  "week.title": "The week of the table",
  "week.text": "one token per move, from one player to the next",
  "week.none": "{who}: no moves",
  "week.moves": "{who}: {n|# move|# moves}",
  "week.now": "now",
  "week.until": "{who} has until {time}",
  "notices.bad": "This link does not work",
  "notices.badText": "It is not complete, or the address was forgotten: an unconfirmed link is good for a day.",
  "notices.zero": "When the time is up, the table answers this one question for you. No bot takes your seat.",
} as const;
