// Loads the page; from the second visit on it also comes without a network.
const SENTENCES = {{sentences}};

/** Says that something is wrong, in the reader's language and above all else. */
function tell(key) {
  document.querySelector(".loading")?.remove();
  if (document.querySelector(".broken")) return;
  const known = Object.keys(SENTENCES[key]);
  const wanted = navigator.languages.map((locale) => locale.slice(0, 2));
  const language = wanted.find((code) => known.includes(code)) ?? "en";
  const told = document.createElement("p");
  told.className = "broken";
  told.lang = language;
  told.setAttribute("role", "alert");
  told.textContent = SENTENCES[key][language];
  document.body.prepend(told);
}

// A program that has stopped in the middle is of no more use.
const stopped = (error) => globalThis.WebAssembly && error instanceof WebAssembly.RuntimeError;
addEventListener("error", ({ error }) => stopped(error) && tell("web-broken"));
addEventListener("unhandledrejection", ({ reason }) => stopped(reason) && tell("web-broken"));

async function load() {
  if (!globalThis.WebAssembly) return tell("web-no-wasm");
  try {
    const { default: init } = await import("{{claimant.js}}");
    await init({ module_or_path: "{{claimant.wasm}}" });
    document.querySelector(".loading")?.remove();
  } catch (error) {
    console.error(error);
    return tell(error instanceof WebAssembly.CompileError ? "web-no-wasm" : "web-not-loaded");
  }
  if ("serviceWorker" in navigator && isSecureContext) {
    navigator.serviceWorker.register("/service-worker.js").catch(() => {});
  }
}

await load();
