// What the page may cost at most. It runs alone, so that nothing else makes the page slow.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { firstVisit, longestTask } from "./cost.js";
import { open } from "./house.js";

let house;
before(async () => (house = await open()));
after(() => house?.close());

test("all files of the first visit are at most 700 KB", async () => {
  const files = await firstVisit(house);
  const total = files.reduce((sum, { packed }) => sum + packed, 0);
  const list = files.map(({ path, packed }) => `${path} ${packed}`).join("\n");
  assert.ok(total <= 700 * 1024, `${total} bytes with brotli:\n${list}`);
});

test("the page is never busy for more than 100 ms while an expert thinks", async () => {
  // The machine may be busy with something else: what takes long because of the page does so every time.
  const games = [];
  for (let game = 0; game < 3; game++) games.push(await longestTask(house));
  const longest = Math.min(...games);
  assert.ok(longest <= 100, `${longest} ms`);
});
