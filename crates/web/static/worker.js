// Bots think here, so that the page never waits for them.
import init, { think } from "{{claimant.js}}";

const ready = init({ module_or_path: "{{claimant.wasm}}" });

onmessage = async ({ data }) => {
  await ready;
  postMessage(think(data));
};
