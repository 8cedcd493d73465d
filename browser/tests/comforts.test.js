// What makes the table comfortable: keys, tricks that stay, own games in numbers, sounds, the deal of the day.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { bots } from "../games.js";
import { choose, kept, leave, open, press } from "../site.js";
import { play } from "../player.js";
import { record } from "../program.js";
import { shelve } from "../shelf.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const ASKED = ".question.asks";

/** A game that the first seat, a person, has won together with others. */
async function sharedGame() {
  for (let seed = 51; seed < 500; seed++) {
    const game = await record("--game", "claim-it", "--players", "5", "--seed", `${seed}`);
    if (/^\[Result "0 /m.test(game)) return game.replace(/^\[Seat0 .*/m, '[Seat0 "person"]');
  }
  throw new Error("no win is shared");
}

test("keys do what they do in the terminal, and are listed", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await play(page, { most: 3 });
  await page.waitForSelector(ASKED);
  await page.keyboard.press("h");
  await page.waitForSelector(".hinted");
  await page.keyboard.press("v");
  const place = () => page.textContent(".look-back");
  const last = Number((await place()).match(/Move (\d+)/)[1]);
  await page.keyboard.press("ArrowLeft");
  assert.match(await place(), new RegExp(`Move ${last - 1} of`));
  await page.keyboard.press("ArrowRight");
  assert.match(await place(), new RegExp(`Move ${last} of`));
  await page.keyboard.press("Home");
  assert.match(await place(), /Move 0 of/);
  await page.keyboard.press("PageDown");
  assert.match(await place(), new RegExp(`Move ${Math.min(10, last)} of`));
  await page.keyboard.press("PageUp");
  assert.match(await place(), new RegExp(`Move ${Math.max(0, Math.min(10, last) - 10)} of`));
  await page.keyboard.press("End");
  assert.match(await place(), new RegExp(`Move ${last} of`));
  await page.keyboard.press("Escape");
  await page.waitForSelector(ASKED);
  const cards = await page.locator(".hand .piece").count();
  await page.keyboard.press("u");
  await page.waitForFunction((n) => document.querySelectorAll(".hand .piece").length > n, cards);
  await page.keyboard.press("l");
  await page.waitForSelector(".log");
  await page.keyboard.press("a");
  await page.waitForSelector(ASKED);
  assert.ok((await page.locator(".hand .piece").count()) < 13, "nothing begins again before the end");
  await page.keyboard.press("p");
  await page.locator(".broad .about h2", { hasText: "You:" }).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("e")]);
  assert.equal(download.suggestedFilename(), "claimant-7.rec");
  await page.keyboard.press("q");
  await page.waitForSelector("main.start .kept");
  await leave(page);
});

test("keys at the end are those of the terminal, too", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await play(page);
  await page.keyboard.press("o");
  assert.equal(await page.locator(".look-back").count(), 0, "hands are shown in a replay");
  await page.keyboard.press("v");
  await page.keyboard.press("Home");
  await page.keyboard.press("o");
  await page.waitForSelector(".others .hand .piece, .others .lying .piece");
  await page.keyboard.press("o");
  await page.waitForSelector(".others .lying .piece", { state: "detached" });
  await page.keyboard.press("v");
  await page.keyboard.press("a");
  await page.waitForSelector(ASKED);
  assert.equal(await page.locator(".hand .piece").count(), 13);
  await leave(page);
});

test("the list of keys is a dialog: it takes the keyboard, and gives it back", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await page.waitForSelector(".hand .can");
  await page.locator(".hand .can").last().focus();
  const focused = () => page.evaluate(() => document.activeElement.dataset.card ?? document.activeElement.className);
  const before = await focused();
  for (const close of ["Escape", "?", "Enter"]) {
    await page.keyboard.press("?");
    const list = page.getByRole("dialog", { name: "Keys" });
    await list.waitFor();
    const keys = await list.locator("kbd").allTextContents();
    for (const key of ["?", "Esc", "Enter, Space", "PgUp, PgDn", "Home, End", "h", "u", "v", "t", "p", "a", "e", "q", "o"]) {
      assert.ok(keys.includes(key), `${key} of ${keys}`);
    }
    await page.waitForFunction(() => document.activeElement.closest("dialog"));
    await page.keyboard.press("h");
    assert.equal(await page.locator(".message").count(), 0, "no key reaches the table");
    // What has the focus in it is what closes it.
    await page.keyboard.press(close);
    await list.waitFor({ state: "detached" });
    assert.equal(await focused(), before, close);
  }
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
  await page.click(".statistics > summary");
  const [download] = await Promise.all([
    page.waitForEvent("download"), page.locator(".statistics").getByRole("button", { name: "Save as file" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "claimant-statistics.json");
  const [game] = JSON.parse(await readFile(await download.path(), "utf8"));
  assert.deepEqual([game.choices.seats, game.seat, game.choices.seed], [bots(2), 0, undefined]);
  page.once("dialog", (dialog) => dialog.dismiss());
  await press(page, "Erase");
  assert.equal(JSON.parse(await kept(page, "statistics")).length, 1, "only who is sure erases them");
  page.once("dialog", (dialog) => dialog.accept());
  await press(page, "Erase");
  await page.waitForSelector(".statistics", { state: "detached" });
  assert.equal(await kept(page, "statistics"), null);
  await leave(page);
});

test("a shared win is counted as shared, and not as won", async () => {
  const shared = await sharedGame();
  const page = await site.visit({ kept: shelve(shared) });
  await page.click(".left summary");
  await page.click(".left .kept");
  await page.waitForSelector(".end");
  const [game] = JSON.parse(await kept(page, "statistics"));
  assert.deepEqual([game.won, game.shared], [false, true]);
  await press(page, "Home");
  await page.click(".statistics > summary");
  const text = await page.textContent(".statistics");
  assert.match(text, /0 won \(0%\)\. One win was shared\./);
  assert.deepEqual(await page.locator(".statistics tbody tr").first().locator("td").allTextContents(), ["1", "0", "1", "0%"]);
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
