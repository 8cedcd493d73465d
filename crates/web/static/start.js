// Loads the page; from the second visit on it also comes without a network.
import init from "{{claimant.js}}";

await init({ module_or_path: "{{claimant.wasm}}" });
if ("serviceWorker" in navigator && isSecureContext) {
  navigator.serviceWorker.register("/service-worker.js").catch(() => {});
}
