// Nothing is lost: games after a reload, in links and in files.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { bots, people } from "../games.js";
import { choose, leave, link, open, openForm, press } from "../site.js";
import { play } from "../player.js";
import { cut, record, verify } from "../program.js";
import { goOn, shelve, shelved } from "../shelf.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const ASKED = ".question.asks";
const GAMES = [
  { set: "claim-2", seats: bots(2), seed: 7 },
  { set: "magic", seats: bots(2), seed: 7 },
  { game: "claim-it", seats: bots(3), seed: 7 },
];

/** The table as it stands: what is asked, and every card or space with what is said of it. */
const table = (page) => page.evaluate(() => [
  document.querySelector(".question p").textContent,
  ...Array.from(document.querySelectorAll(".play .piece"), (piece) => piece.getAttribute("aria-label")),
]);

/** Loads the page anew in the middle of a game: all is as it was. */
async function reload(page) {
  await page.waitForSelector(ASKED);
  const before = await table(page);
  await page.reload();
  await goOn(page);
  await page.waitForSelector(ASKED);
  assert.deepEqual(await table(page), before);
}

/** What the page remembers of the last game that was started. */
const last = ({ seed, ...choices }) => {
  const game = choices.game ?? "claim";
  return { game: JSON.stringify(game), [`choices-${game}`]: JSON.stringify(choices) };
};

for (const choices of GAMES) {
  const name = choices.set ?? choices.game;

  test(`a game of ${name} is there again after a reload`, async () => {
    const page = await site.visit({ kept: last(choices) });
    await press(page, "Start the game");
    await play(page, { most: 5 });
    await reload(page);
    await play(page);
    await leave(page);
  });

  test(`a link carries set-up and deal of ${name}`, async () => {
    const grant = { context: { permissions: ["clipboard-read", "clipboard-write"] } };
    const page = await site.visit({ kept: last(choices), ...grant });
    await press(page, "Start the game");
    await page.waitForSelector(ASKED);
    const dealt = (text) => text.split("First:")[0].replace(/\[Date .*/, "");
    const [game] = (await shelved(page)).map(dealt);
    await press(page, "Copy link");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(copied.startsWith(site.address), copied);
    const other = await site.visit({ fragment: copied.slice(site.address.length) });
    await other.waitForSelector(".table");
    assert.deepEqual((await shelved(other)).map(dealt), [game]);
    await leave(other);
    await leave(page);
  });

  test(`a game of ${name} is saved as a file and opened elsewhere`, async () => {
    const page = await site.visit({ choices });
    await play(page, { most: 5 });
    await page.waitForSelector(ASKED);
    const before = await table(page);
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Save as file")]);
    assert.match(download.suggestedFilename(), /^claimant-7\.rec$/);
    const file = await download.path();
    assert.equal(await verify(await readFile(file, "utf8")), "");
    const other = await site.visit();
    await other.setInputFiles("input[type=file]", file);
    await other.waitForSelector(ASKED);
    assert.deepEqual(await table(other), before);
    await play(other, { most: 1 });
    await leave(other);
    await leave(page);
  });
}

test("a link opens the deal that it names", async () => {
  const page = await site.visit({ choices: { set: "claim-2", seats: ["person", "greedy"], seed: 7 } });
  assert.equal(await page.textContent(".heading h1"), "Claim 2");
  assert.equal(await page.textContent(".seed"), "Deal 7");
  await leave(page);
});

test("a game that came by a link is there again after a reload", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await play(page, { most: 3 });
  await reload(page);
  await leave(page);
});

test("a game that is over is opened from a file, to look back at", async () => {
  const page = await site.visit();
  const buffer = Buffer.from(await record("--set", "shadow", "--seed", "3"));
  await page.setInputFiles("input[type=file]", { name: "shadow.rec", mimeType: "text/plain", buffer });
  await page.waitForSelector(".end");
  await press(page, "Replay");
  await page.locator(".look-back input[type=range]").fill("5");
  assert.match(await page.textContent(".look-back"), /Move 5 of/);
  await leave(page);
});

test("of several games in a file one is opened", async () => {
  const page = await site.visit();
  const buffer = Buffer.from(await record("--games", "3", "--seed", "3"));
  await page.setInputFiles("input[type=file]", { name: "three.rec", mimeType: "text/plain", buffer });
  await page.waitForSelector(".end");
  await leave(page);
});

const LEFT = cut(await record("--seed", "99"), "One", 6);
const isThere = async (page) => (await shelved(page)).some((record) => record.includes('[Seed "99"]'));

test("a game is there after the way to the start page and back", async () => {
  const page = await site.visit({ kept: shelve(LEFT) });
  await goOn(page);
  await page.waitForSelector(ASKED);
  const before = await table(page);
  await page.click("button.brand");
  await goOn(page);
  await page.waitForSelector(ASKED);
  assert.deepEqual(await table(page), before);
  await leave(page);
});

test("the game that was left is not lost when another one is begun", async () => {
  const page = await site.visit({ kept: shelve(LEFT) });
  await page.click(".of-dice");
  await page.waitForSelector(ASKED);
  assert.ok(await isThere(page));
  await leave(page);
});

test("the game that was left is not lost when a link is opened", async () => {
  const page = await site.visit({ kept: shelve(LEFT), choices: { set: "shadow", seats: people(2), seed: 5 } });
  await page.waitForSelector(".hand-over");
  assert.ok(await isThere(page));
  await leave(page);
});

test("the game that was left is not lost when a file is opened", async () => {
  const page = await site.visit({ kept: shelve(LEFT) });
  const buffer = Buffer.from(await record("--seed", "3"));
  await page.setInputFiles("input[type=file]", { name: "a.rec", mimeType: "text/plain", buffer });
  await page.waitForSelector(".end");
  assert.ok(await isThere(page));
  await leave(page);
});

test("a game in one tab is not lost to a game in another", async () => {
  const page = await site.visit();
  const other = await page.context().newPage();
  await other.goto(site.address);
  await other.setInputFiles("input[type=file]", { name: "a.rec", mimeType: "text/plain", buffer: Buffer.from(LEFT) });
  await other.waitForSelector(ASKED);
  await page.click(".of-dice");
  await page.waitForSelector(ASKED);
  await play(page, { most: 1 });
  assert.ok(await isThere(page));
  await leave(page);
});

test("what was chosen last is chosen again", async () => {
  const page = await site.visit({ choices: { set: "shadow", seats: ["random", "person"], seed: 3 } });
  await page.goto(site.address);
  await page.click("button.brand");
  await openForm(page);
  const chosen = await page.locator(".choose select").evaluateAll((all) => all.map((one) => one.selectedOptions[0].text));
  assert.ok(chosen.includes("Shadow"), chosen.join());
  await leave(page);
});

test("what cannot be played is not offered at once", async () => {
  const page = await site.visit();
  await choose(page, "Players", "4");
  await page.click(".of-cards");
  await page.waitForSelector(ASKED);
  await leave(page);
});

test("a link is followed in a window that already shows the page", async () => {
  const page = await site.visit();
  for (const set of ["magic", "shadow"]) {
    const fragment = link({ set, seats: bots(2), seed: 3 });
    await page.evaluate((fragment) => (location.hash = fragment), fragment);
    await page.waitForFunction((set) => document.querySelector(".heading h1")?.textContent.toLowerCase() === set, set);
    assert.equal(new URL(page.url()).hash, "");
  }
  await leave(page);
});

test("who plays on from a move of the past keeps the game as it ended", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await play(page);
  await press(page, "Replay");
  await page.locator(".look-back input[type=range]").fill("3");
  await press(page, "Play from here");
  await page.waitForSelector(ASKED);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("claimant-game-"))
    .map((name) => JSON.parse(localStorage.getItem(name)).is_over));
  assert.deepEqual(kept.sort(), [false, true]);
  await leave(page);
});

test("two windows do not play one game", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await play(page, { most: 2 });
  await page.waitForSelector(ASKED);
  const other = await page.context().newPage();
  await other.goto(site.address);
  await other.locator(".kept").first().click();
  await other.waitForSelector(ASKED);
  await play(other, { most: 1 });
  await page.waitForSelector(".notice");
  assert.match(await page.textContent(".notice"), /another window/);
  await leave(page);
});

test("room is made by the oldest of the games that are over", async () => {
  const over = await record();
  const games = Array.from({ length: 16 }, (_, n) => [`game-${n}`, JSON.stringify({ played: n, is_over: n > 0, record: over })]);
  const page = await site.visit({ kept: Object.fromEntries(games) });
  const names = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("claimant-game-")));
  const numbers = names.map((name) => Number(name.slice("claimant-game-".length))).sort((a, b) => a - b);
  assert.deepEqual(numbers, [0, ...Array.from({ length: 12 }, (_, n) => n + 4)], "one that is not over stays, however old");
  await leave(page);
});
