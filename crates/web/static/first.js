// Runs before anything is drawn: what is shown first is in the reader's language, and of the screen that comes.
(() => {
  const known = {{languages}};
  const wanted = navigator.languages.map((locale) => locale.slice(0, 2));
  try {
    wanted.unshift(localStorage.getItem("claimant-language"));
  } catch {
    // Whoever forbids storage has chosen nothing.
  }
  const root = document.documentElement;
  // The one that was chosen here, or the first of the browser's that we speak.
  root.lang = wanted.find((code) => known.includes(code)) ?? "en";
  root.toggleAttribute("data-start", location.pathname === "/" && !location.hash && history.state === null);
})();
