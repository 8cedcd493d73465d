// What makes the table comfortable: keys, tricks that stay, own games in numbers, sounds, the deal of the day.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bots } from "../games.js";
import { choose, kept, leave, open, press } from "../site.js";
import { play } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const ASKED = ".question.asks";

test("keys do what they do in the terminal, and are listed", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await play(page, { most: 3 });
  await page.waitForSelector(ASKED);
  await page.keyboard.press("?");
  await page.waitForSelector(".keys");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".keys", { state: "detached" });
  await page.keyboard.press("h");
  await page.waitForSelector(".hinted");
  await page.keyboard.press("v");
  const place = () => page.textContent(".look-back");
  const last = Number((await place()).match(/Move (\d+)/)[1]);
  await page.keyboard.press("ArrowLeft");
  assert.match(await place(), new RegExp(`Move ${last - 1} of`));
  await page.keyboard.press("ArrowRight");
  assert.match(await place(), new RegExp(`Move ${last} of`));
  await page.keyboard.press("Escape");
  await page.waitForSelector(ASKED);
  const cards = await page.locator(".hand .piece").count();
  await page.keyboard.press("u");
  await page.waitForFunction((n) => document.querySelectorAll(".hand .piece").length > n, cards);
  await page.keyboard.press("l");
  await page.waitForSelector(".log");
  await leave(page);
});

test("a number chooses", async () => {
  const page = await site.visit({ choices: { game: "claim-it", seats: bots(2), seed: 7 } });
  await play(page, { until: ".choices .choice" });
  const before = await page.textContent(".question");
  await page.keyboard.press("1");
  await page.waitForFunction((text) => document.querySelector(".question")?.textContent !== text, before);
  await leave(page);
});

test("a complete trick stays on the table until somebody goes on", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 }, kept: { pace: "slow" } });
  const held = page.getByText("Press to continue");
  for (let made = 0; made < 13; made++) {
    await page.waitForSelector(ASKED);
    await play(page, { most: 1 });
    await page.waitForFunction(() => document.querySelector(".question.asks")
      || document.querySelector(".question")?.textContent.includes("Press to continue"));
    if (await held.count()) break;
  }
  assert.match(await page.textContent(".news"), /wins the trick|win the trick/);
  const began = Date.now();
  await page.locator(".middle .label").first().click();
  await held.waitFor({ state: "detached" });
  assert.ok(Date.now() - began < 3_000, "the pause would have been five seconds");
  await leave(page);
});

test("own games are counted, saved and erased", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await play(page);
  await press(page, "Home");
  await page.click(".statistics > summary");
  const text = await page.textContent(".statistics");
  assert.match(text, /One game/);
  assert.match(text, /Easy/);
  assert.equal(JSON.parse(await kept(page, "statistics")).length, 1);
  await page.reload();
  await page.waitForSelector(".statistics");
  assert.equal(JSON.parse(await kept(page, "statistics")).length, 1, "no game is counted twice");
  page.once("dialog", (dialog) => dialog.accept());
  await page.click(".statistics > summary");
  await press(page, "Erase");
  await page.waitForSelector(".statistics", { state: "detached" });
  assert.equal(await kept(page, "statistics"), null);
  await leave(page);
});

test("the deal of the day is the same for everybody", async () => {
  const hands = [];
  for (let visitor = 0; visitor < 2; visitor++) {
    const page = await site.visit();
    await page.click(".of-today");
    await page.waitForSelector(ASKED);
    hands.push(await page.locator(".hand .piece").evaluateAll((all) => all.map((card) => card.dataset.card).sort()));
    await leave(page);
  }
  assert.deepEqual(hands[0], hands[1]);
});

test("the form leads to what can be played", async () => {
  const page = await site.visit();
  await choose(page, "Players", "4");
  assert.match(await page.textContent(".verdict"), /Adjusted to fit/);
  assert.ok(await page.getByRole("button", { name: "Start the game" }).isEnabled());
  await page.getByLabel("Heroes").check();
  assert.match(await page.textContent(".verdict"), /2 players/);
  assert.ok(await page.getByRole("button", { name: "Start the game" }).isEnabled());
  await leave(page);
});

test("each game keeps its own settings", async () => {
  const page = await site.visit();
  await choose(page, "Game", "Claim It!");
  await choose(page, "Seat 2", "Very easy");
  await press(page, "Start the game");
  await page.waitForSelector(".table");
  await page.goBack();
  await page.waitForSelector("main.start");
  assert.match(await page.textContent(".of-dice"), /Very easy/);
  assert.doesNotMatch(await page.textContent(".of-cards"), /Very easy/);
  await page.goForward();
  await page.waitForSelector(".table");
  await leave(page);
});

test("sounds are off until somebody asks for them", async () => {
  const prepare = (context) => context.addInitScript(() => {
    globalThis.made = 0;
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      globalThis.made += 1;
      return createOscillator.call(this);
    };
  });
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 }, prepare });
  await play(page, { most: 2 });
  assert.equal(await page.evaluate(() => globalThis.made), 0);
  await press(page, "Sound");
  await page.keyboard.press("Escape");
  const before = await page.evaluate(() => globalThis.made);
  await play(page, { most: 1 });
  await page.waitForFunction((n) => globalThis.made > n, before);
  await leave(page);
});
