/** Words of the static site, of installing and of new versions in English. Kept in step with site.fr.ts. */

export const siteEn = {
  "site.engine": "Warming up the engine",
  "site.loaded": "{loaded} of {total} MB, once. After that the games also run without a network.",
  "site.starting": "Starting. It takes a few seconds.",
  "site.share": "{n}%",
  "site.meanwhile": "Already available:",
  "site.failed": "The engine did not start.",
  "site.failedText": "Check the network and try again. Private windows and old browsers may lack something.",
  "site.reload": "Reload",
  "site.new": "A new version is ready",
  "site.newText": "Tables in play keep their rules until they end. It loads on your next visit anyway.",
  "site.later": "Later",
  "site.expertHere": "Bot, expert (may think less here)",
  "site.lessThought": "Bot, hard (thinks less on this device)",
  "site.install": "Install Astrodrome",
  "site.installText": "Its own icon, full screen, works offline.",
  "site.installDo": "Install",
  "site.installPhone": "On an iPhone: Share, then Add to Home Screen.",
  "site.alone":
    "This site has no server: you play against bots or around this screen, and tables stay in this browser.",
};
