// Bots think here, so that the page never waits for them.
import init, { think } from "{{claimant.js}}";

const ready = init({ module_or_path: "{{claimant.wasm}}" });

onmessage = async ({ data }) => {
  let answer = "";
  try {
    await ready;
    answer = think(data);
  } catch {
    // No answer tells the page to think for itself.
  }
  postMessage(answer);
};
