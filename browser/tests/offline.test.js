// After the first visit the page needs no network.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { leave, open } from "../site.js";
import { play } from "../player.js";
import { goOn } from "../shelf.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

/** A page whose files are all kept, and then no network. */
async function cutOff() {
  const page = await site.visit();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  return page;
}

test("a whole game is played against a bot without a network", async () => {
  const page = await cutOff();
  await page.goto(`${site.address}#${encodeURIComponent('{"seats":["person","greedy"],"seed":7}')}`);
  await page.reload();
  await play(page);
  assert.ok(await page.isVisible(".end"));
  await leave(page);
});

test("a game that was left goes on without a network", async () => {
  const page = await cutOff();
  await page.click(".of-dice");
  await play(page, { most: 2 });
  await page.reload();
  await goOn(page);
  await page.waitForSelector(".question.asks");
  await leave(page);
});

test("the page can be installed", async () => {
  const page = await site.visit();
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  assert.ok(manifest.name && manifest.start_url && manifest.icons.length > 0, JSON.stringify(manifest));
  for (const { src } of manifest.icons) assert.equal((await fetch(new URL(src, site.address))).status, 200);
  await leave(page);
});
