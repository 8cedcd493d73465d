// Bots think here and games are reviewed, so that the page never waits for either.
import init, { learn, think } from "{{claimant.js}}";

const ready = init({ module_or_path: "{{claimant.wasm}}" });

/** What experts have learned is fetched for the first of them. */
let learned;
async function fetchLearned() {
  const files = ["{{claim.net}}", "{{all.net}}"];
  const bytes = async (file) => new Uint8Array(await (await fetch(file)).arrayBuffer());
  learn(...await Promise.all(files.map(bytes)));
}

onmessage = async ({ data }) => {
  let answer = "";
  try {
    await ready;
    // Without it they play less well, but they play.
    if (/^{"judge"|"expert/.test(data)) await (learned ??= fetchLearned().catch(() => (learned = undefined)));
    answer = think(data);
  } catch {
    // No answer tells the page to think for itself.
  }
  postMessage(answer);
};
