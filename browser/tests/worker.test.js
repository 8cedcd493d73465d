// Bots in the worker: they are sent what their seat knows, and nothing else. Those that do not search need none.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bots } from "../games.js";
import { keepPosted, leave, open, press } from "../site.js";
import { play } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

test("the module of the bots and what experts have learned are fetched for the first of them", async () => {
  const fetched = [];
  const prepare = (context) => context.on("response", (response) => {
    if (/\.net$|bots-.*\.wasm$/.test(response.url())) fetched.push(response.status());
  });
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 }, prepare, context: { serviceWorkers: "block" } });
  await play(page, { most: 2 });
  await page.waitForSelector(".question.asks");
  assert.deepEqual(fetched, []);
  await press(page, "Hint");
  await page.waitForSelector(".hinted");
  assert.deepEqual(fetched, [200, 200, 200]);
  await leave(page);
});

const SEARCHES = ["person", "search:nodes=50"];
for (const choices of [{ set: "claim", seats: SEARCHES, seed: 7 }, { game: "claim-it", seats: SEARCHES, seed: 7 }]) {
  test(`a worker is sent views and no record of ${choices.game ?? "claim"}`, async () => {
    const page = await site.visit({ prepare: keepPosted, choices });
    await play(page, { most: 4 });
    await page.waitForSelector(".question.asks");
    await press(page, "Hint");
    await page.waitForSelector(".hinted");
    const posted = await page.evaluate(() => globalThis.posted);
    assert.ok(posted.length >= 4, `${posted.length} messages`);
    for (const text of posted) {
      const { task, ...request } = JSON.parse(text).choose;
      assert.deepEqual(Object.keys(request), ["id", "asked"]);
      assert.deepEqual(Object.keys(task), [choices.game ?? "claim"]);
      assert.deepEqual(Object.keys(Object.values(task)[0]).sort(), ["player", "seed", "view"]);
      assert.doesNotMatch(text, /Record|Hand\d|"deal"|"log"/);
    }
    await leave(page);
  });
}

/**
 * A worker whose clock goes on by a given number of milliseconds whenever it is read, and stands still otherwise: how fast
 * this machine is does not matter.
 */
const counting = (step) => async (context) => context.route(/\/worker-[^/]*\.js$/, async (route) => {
  const response = await route.fetch();
  const clock = `
    let began = 0;
    globalThis.looks = 0;
    addEventListener("message", ({ data }) => {
      if (data.startsWith("{")) [began, globalThis.looks] = [JSON.parse(data).choose.asked, 0];
    });
    Date.now = () => began + ${step} * globalThis.looks++;
  `;
  await route.fulfill({ response, body: clock + (await response.text()) });
});

// Bots think for a second (`worker.js`). On a slow device more time passes from one look at the clock to the next.
for (const step of [20, 80]) {
  const games = [
    { set: "claim", seats: ["person", "expert"] },
    { set: "the-succession", seats: ["person", "expert", "expert", "expert"] },
    { game: "claim-it", seats: ["person", "expert"] },
  ];
  for (const choices of games) {
    test(`a bot stops within two looks at the clock, ${step} ms apart, in ${choices.set ?? choices.game}`, async () => {
      const prepare = counting(step);
      const page = await site.visit({ choices: { ...choices, seed: 7 }, prepare, context: { serviceWorkers: "block" } });
      const answered = [];
      for (let turn = 0; turn < 3; turn++) {
        await page.waitForSelector(".question.asks");
        if (page.workers().length) answered.push(await page.workers()[0].evaluate(() => globalThis.looks));
        await play(page, { most: 1 });
      }
      await page.waitForSelector(".question.asks");
      answered.push(await page.workers()[0].evaluate(() => globalThis.looks));
      assert.ok(answered.some((looks) => looks > 0), "a bot has thought");
      for (const looks of answered) assert.ok(looks <= 1000 / step + 4, `${looks} looks of ${step} ms`);
      await leave(page);
    });
  }
}

test("nobody waits for bots that are being loaded: they answer by simple rules until then", async () => {
  let loaded = () => {};
  const later = new Promise((done) => (loaded = done));
  const prepare = (context) => context.route(/bots-.*\.wasm$/, async (route) => {
    await later;
    await route.continue().catch(() => {});
  });
  // In this deal the person leads, and then the bot is asked.
  const choices = { seats: ["person", "expert"], seed: 7 };
  const page = await site.visit({ choices, prepare, context: { serviceWorkers: "block" } });
  await play(page, { most: 1 });
  await page.waitForSelector(".trick .played:nth-child(2), .trick.past", { timeout: 5_000 });
  loaded();
  await play(page, { most: 2 });
  await page.waitForSelector(".question.asks");
  await leave(page);
});
