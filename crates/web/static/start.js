// Loads the page; from the second visit on it also comes without a network.
const SENTENCES = {{sentences}};

// `first.js` has found out which.
const language = document.documentElement.lang;
// Every screen is read from its beginning, also on the way back.
history.scrollRestoration = "manual";
// What is shown first is drawn before the program takes the network and the processor; nothing is drawn in a window that nobody sees.
if (!document.hidden) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
// The words are needed as soon as the module is there.
const texts = document.querySelector("meta[name=claimant-texts]").content.split(" ");
fetch(texts.find((file) => file.startsWith(`/${language}-`))).catch(() => {});

/** Says that something is wrong, in the reader's language and above all else. */
function tell(key) {
  document.querySelector(".loading")?.remove();
  if (document.querySelector(".broken")) return;
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

// Once there is a service worker, it keeps what later games may need.
globalThis.keepAll = () => {};
// How the parts of the page look comes with the first of them.
globalThis.addStyle = (text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
};
globalThis.notLoaded = () => tell("web-not-loaded");
// Where no worker starts, bots think on the page, each for a moment; it stands still meanwhile.
globalThis.thinkHere = async (request) => (await import("{{thinking.js}}")).answer(request, 60);

async function load() {
  if (!globalThis.WebAssembly) return tell("web-no-wasm");
  try {
    const { default: init } = await import("{{claimant.js}}");
    await init({ module_or_path: "{{claimant.wasm}}" });
  } catch (error) {
    console.error(error);
    return tell(error instanceof WebAssembly.CompileError ? "web-no-wasm" : "web-not-loaded");
  }
  if ("serviceWorker" in navigator && isSecureContext) await keep(navigator.serviceWorker).catch(() => {});
}

/** Has the service worker keep what was loaded so far; on a second visit, everything. */
async function keep(serviceWorker) {
  const isBack = serviceWorker.controller !== null;
  await serviceWorker.register("/service-worker.js");
  const { active } = await serviceWorker.ready;
  globalThis.keepAll = () => active.postMessage("all");
  if (isBack) return globalThis.keepAll();
  active.postMessage(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
}

await load();
