// The review of a finished game: judged in a worker, shown with a chart, sentences, luck and a table.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "../axe.js";
import { bots } from "../games.js";
import { playToTheEnd, sitTogether } from "../network.js";
import { PHONE, keepPosted, kept, leave, open, press, tooWide } from "../site.js";
import { play } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const UNDER_WAY = ".under-way progress";
/** How many decisions have been judged. */
const judged = (page) => page.$eval(UNDER_WAY, (progress) => progress.value);
const wait = (page, least) =>
  page.waitForFunction(([bar, least]) => document.querySelector(bar)?.value >= least, [UNDER_WAY, least]);

/** Keeps what is posted to workers, and how long the page stood still at most. */
const listen = async (context) => {
  await keepPosted(context);
  await context.addInitScript(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ entryTypes: ["longtask"] });
  });
};

test("a game is reviewed in a worker, and the page can be used meanwhile", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 }, prepare: listen });
  await play(page);
  await page.evaluate(() => (globalThis.posted = [], globalThis.longest = 0));
  await press(page, "Review");
  await wait(page, 3);
  assert.ok(await page.isVisible(".chances svg"), "the chart grows");
  assert.ok((await page.evaluate(() => globalThis.longest)) < 500, "the page does not stand still");
  await press(page, "Stop");
  await page.waitForSelector(".turns");
  const done = await judged(page);
  await page.waitForTimeout(500);
  assert.equal(await judged(page), done, "nothing is judged any more");
  await press(page, "Continue");
  await wait(page, done + 1);
  const posted = await page.evaluate(() => globalThis.posted);
  for (const text of posted) {
    const { task } = JSON.parse(text).judge;
    assert.doesNotMatch(text, /Record|Hand\d|"deal"|"log"/);
    assert.deepEqual(Object.keys(Object.values(task)[0]).sort(),
      ["answered", "asked", "moment", "nodes", "seat", "seats", "view"]);
  }
  await press(page, "Back to the result");
  await page.waitForSelector(".end h2");
  await leave(page);
});

test("a review is complete, read without a chart, looked at and played on from", async () => {
  const page = await site.visit({ size: PHONE, choices: { game: "claim-it", seats: bots(2), seed: 7 } });
  await play(page);
  await press(page, "Review");
  await page.waitForSelector(".turns", { timeout: 120_000 });
  assert.equal(await page.locator(".under-way").count(), 0);
  const said = await page.textContent(".review");
  assert.match(said, /Review: you/i);
  assert.match(said, /Accuracy −?\d+% ± \d+/);
  assert.match(said, /Luck [+−]\d+ ± \d+ points/);
  const rows = await page.locator(".scroll tbody tr").count();
  assert.equal(rows, Number(said.match(/(\d+) decisions with a choice/)[1]), "a row for each decision");
  assert.ok(await page.getByRole("img", { name: /Chance of winning/ }).count());
  // Every kind of mark that is drawn is explained.
  const marks = await page.evaluate(() => {
    const shapes = (all) => new Set(Array.from(document.querySelectorAll(all), (one) => one.getAttribute("d")));
    return { drawn: [...shapes(".chances svg:last-child g path")], told: [...shapes(".signs path")] };
  });
  assert.ok(marks.drawn.length > 0 && marks.drawn.every((mark) => marks.told.includes(mark)), JSON.stringify(marks));
  await page.locator(".review summary").click();
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(await tooWide(page), []);
  const last = page.locator(".turns li").last();
  await last.getByRole("button", { name: "Show" }).click();
  await page.waitForSelector(".look-back");
  await press(page, "Back to the review");
  await page.waitForSelector(".turns");
  await page.waitForFunction(() => document.activeElement?.textContent.trim() === "Show");
  assert.ok(await last.getByRole("button", { name: "Show" }).evaluate((one) => one === document.activeElement),
    "the keyboard is where it was");
  await last.getByRole("button", { name: "Play from here" }).click();
  await page.waitForSelector(".question.asks");
  const counted = async () => JSON.parse(await kept(page, "statistics") ?? "[]").length;
  const before = await counted();
  await play(page);
  await press(page, "Review");
  await wait(page, 1);
  assert.deepEqual([before, await counted()], [1, 1], "a game that is played on from a review is none of its own");
  await leave(page);
});

test("a review is told in the language of the page", async () => {
  const page = await site.visit({ choices: { game: "claim-it", seats: bots(2), seed: 8 }, kept: { language: "de" } });
  await play(page);
  await press(page, "Analyse");
  await wait(page, 2);
  await press(page, "Anhalten");
  await page.getByRole("heading", { name: "Wendepunkte" }).waitFor();
  const half = () => page.locator(".chances svg").first().locator("text", { hasText: /^50/ }).textContent();
  assert.equal(await half(), "50\u00a0%");
  await page.locator(".top select").selectOption("en");
  await page.getByRole("heading", { name: "Turning points" }).waitFor();
  assert.equal(await half(), "50%");
  await leave(page);
});

test("whoever has no worker is told that there is no review", async () => {
  const prepare = (context) => context.addInitScript(() => delete globalThis.Worker);
  const page = await site.visit({ choices: { game: "claim-it", seats: bots(2), seed: 7 }, prepare });
  await play(page);
  await press(page, "Review");
  await page.getByRole("alert").filter({ hasText: "cannot be reviewed here" }).waitFor();
  await page.waitForSelector(".end h2");
  await page.context().close();
});

test("each player at a table on the network gets a review of their own decisions", async () => {
  const { pages: [ada, bob] } = await sitTogether(site, ["Ada", "Bob"], { game: { game: "claim-it" } });
  await playToTheEnd([ada, bob]);
  for (const page of [ada, bob]) {
    await press(page, "Review");
    await wait(page, 2);
    await press(page, "Stop");
    await page.getByRole("heading", { name: /Review: you/i }).waitFor();
    assert.equal(await page.locator(".review h3").count(), 1);
  }
  await ada.getByRole("button", { name: "Show" }).first().click();
  await press(ada, "Play from here");
  await ada.waitForSelector(".question.asks");
  assert.equal(new URL(ada.url()).pathname, "/", "she goes on alone, on her own device");
  await play(ada);
  assert.ok(await bob.isVisible(".review"), "and nobody else notices");
  await Promise.all([ada, bob].map(leave));
});
