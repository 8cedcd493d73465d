// Parts of the page are fetched when they are needed first, and kept for when there is no network.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { leave, open } from "../site.js";
import { play } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const RULES = "header button.quiet >> nth=0";

/** The parts that a page asks for. */
const asking = (asked) => (context) => context.on("request", (request) => {
  const part = /\/part-([a-z]+)/.exec(request.url());
  if (part) asked.add(part[1]);
});

test("a first game against the easy bot needs no further part", async () => {
  const asked = new Set();
  const page = await site.visit({ prepare: asking(asked), context: { serviceWorkers: "block" } });
  await page.click(".of-cards");
  await play(page, { most: 3 });
  assert.deepEqual([...asked], []);
  await page.click(RULES);
  await page.waitForSelector(".entry");
  assert.ok(asked.has("aside") && !asked.has("network"), [...asked].join(" "));
  await leave(page);
});

test("a part that cannot be fetched says so, and comes when it is tried again", async () => {
  const page = await site.visit({ context: { serviceWorkers: "block" } });
  await page.context().route("**/part-*", (route) => route.abort());
  await page.click(RULES);
  const told = page.locator(".verdict.wrong[role=alert]");
  await told.waitFor();
  assert.match(await told.textContent(), /could not be loaded/);
  await page.context().unroute("**/part-*");
  await told.getByRole("button").click();
  await page.waitForSelector(".entry");
  // The browser itself complains of what it could not fetch.
  page.faults.length = 0;
  await leave(page);
});

test("tables on the network that cannot be fetched leave a sentence on the start page", async () => {
  const page = await site.visit({ context: { serviceWorkers: "block" } });
  await page.context().route("**/part-*", (route) => route.abort());
  await page.click(".with-friends");
  await page.waitForSelector(".notice");
  assert.match(await page.textContent(".notice"), /could not be loaded/);
  page.faults.length = 0;
  await leave(page);
});

test("whoever comes back has every part without a network", async () => {
  const page = await site.visit();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  // All that the service worker names: one file is kept after the other.
  const worker = await (await page.request.get(String(new URL("/service-worker.js", site.address)))).text();
  const files = JSON.parse(worker.match(/const FILES = (\[.*?\]);/s)[1]);
  assert.ok(files.some((file) => file.startsWith("/part-aside")) && files.some((file) => file.startsWith("/part-network")));
  await page.waitForFunction(async (files) => {
    const kept = await (await caches.open((await caches.keys())[0])).keys();
    return files.every((file) => kept.some(({ url }) => new URL(url).pathname === file));
  }, files);
  await page.context().setOffline(true);
  await page.goto(site.address);
  await page.click(RULES);
  await page.waitForSelector(".entry");
  await leave(page);
});
