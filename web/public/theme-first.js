// Runs before the first paint; the same choice is then kept by src/lib/theme/theme.svelte.ts.
(function () {
  var choice = "system";
  try {
    choice = localStorage.getItem("astrodrome.theme") || "system";
  } catch (e) {
    // Storage may be closed to us: the system's theme then decides.
  }
  var night = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = night ? "dark" : "light";
})();
