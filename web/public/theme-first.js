// Runs before the first paint; the same choice is then kept by src/lib/theme/theme.svelte.ts.
(function () {
  var choice = "system";
  try {
    choice = localStorage.getItem("astrodrome.theme") || "system";
  } catch {
    // Storage may be closed to us: the system's theme then decides.
  }
  var asks = function (wish) {
    return matchMedia(wish).matches;
  };
  if (choice !== "light" && choice !== "dark" && choice !== "contrast")
    choice = asks("(prefers-contrast: more), (forced-colors: active)")
      ? "contrast"
      : asks("(prefers-color-scheme: dark)")
        ? "dark"
        : "light";
  document.documentElement.dataset.theme = choice;
})();
