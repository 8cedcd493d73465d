// Prints how Lighthouse judges the start page and a table on a phone: the median of three visits each.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { BROWSER, link, serve } from "./site.js";

/** The last version for node 18. It is large and no test needs it, so it is not among the libraries of the tests. */
const VERSION = "12.8.2";
const FOLDER = fileURLToPath(new URL("../target/lighthouse", import.meta.url));
const TOOL = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const RUNS = 3;
/** A deal of Claim against the easy bot, in which the person leads. */
const TABLE = link({ seats: ["person", "greedy"], seed: 7 });
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time", "cumulative-layout-shift", "total-byte-weight"];

if (!existsSync(TOOL)) {
  mkdirSync(FOLDER, { recursive: true });
  execFileSync("npm", ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", `lighthouse@${VERSION}`], { stdio: "inherit" });
}

/** What Lighthouse says of an address; its own preset is a phone on a slow network. */
function judge(address) {
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const args = [TOOL, address, "--quiet", "--output=json", `--only-categories=${CATEGORIES}`, flags];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { env: { ...process.env, CHROME_PATH: BROWSER }, maxBuffer: 1 << 27 });
  if (status !== 0) throw new Error(String(stderr));
  return JSON.parse(stdout);
}

const server = await serve();
console.log(`${cpus().length} x ${cpus()[0].model}`);
for (const [name, path] of [["start page", ""], ["table", TABLE]]) {
  const found = Array.from({ length: RUNS }, () => judge(server.address + path));
  const score = ({ categories }, name) => Math.round(100 * categories[name].score);
  found.sort((a, b) => score(a, "performance") - score(b, "performance"));
  const median = found[RUNS >> 1];
  console.log(`${name}: ${CATEGORIES.map((category) => `${category} ${score(median, category)}`).join(", ")}; of ${RUNS} visits ${found.map((one) => score(one, "performance")).join(", ")}`);
  console.log(`  ${METRICS.map((metric) => `${metric} ${median.audits[metric].displayValue}`).join(", ")}`);
}
await server.close();
