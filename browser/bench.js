// Prints what the page costs: bytes of the first visit, time until a card can be played, and how long it is ever busy.
import { answerTimes, coldStart, firstVisit, longestTask, slowBrowser } from "./cost.js";
import { open } from "./site.js";

const RUNS = 9;
const site = await open();

const files = await firstVisit(site);
for (const { path, plain, packed } of files) console.log(`${String(packed).padStart(9)} of ${String(plain).padStart(9)}  ${path}`);
const total = files.reduce((sum, { packed }) => sum + packed, 0);
console.log(`first visit: ${total} bytes with brotli, of at most 450,000`);

const times = [];
for (let run = 0; run < RUNS; run++) times.push(await coldStart(site.address));
times.sort((a, b) => a - b);
const [median, worst] = [times[RUNS >> 1], times[RUNS - 1]].map(Math.round);
console.log(`cold start until the first card can be played: median ${median} ms, worst ${worst} ms of ${RUNS}, of at most 2000`);

const tasks = [];
for (let game = 0; game < 3; game++) tasks.push(await longestTask(site, 10));
const told = tasks.map((task) => (task ? `${Math.round(task)} ms` : "below 50 ms")).join(", ");
console.log(`longest task of the page in three games against an expert: ${told}, of at most 100`);

// Half a core of two is a device with two cores that is four times slower.
for (const [name, share] of [["a whole core", 1], ["half a core", 1 / 2], ["a quarter of a core", 1 / 4]]) {
  const slow = await slowBrowser(share);
  if (!slow) {
    console.log("no control groups here: how long bots take on a slow device is not measured");
    break;
  }
  for (const players of [2, 3, 4]) {
    const choices = { set: "the-succession", seats: ["person", ...Array(players - 1).fill("expert")] };
    const waits = (await answerTimes(slow.browser, site.address, choices)).sort((a, b) => a - b);
    const [median, longest] = [waits[waits.length >> 1], waits.at(-1)].map(Math.round);
    console.log(`${waits.length} answers of experts, ${players} players, ${name} for the browser: median ${median} ms, longest ${longest} ms, of at most 1500`);
  }
  await slow.close();
}

await site.close();
