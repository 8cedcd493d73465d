// What can be done at the table besides playing: reasons, hints, taking back, looking back, handing over.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bots, people } from "../games.js";
import { PHONE, leave, open, press } from "../site.js";
import { play } from "../player.js";
import { goOn } from "../shelf.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const claim = { seats: bots(2), seed: 7 };
const ASKED = ".question.asks";

/** A finger stays on something. */
async function hold(page, thing) {
  for (const type of ["pointerdown", "pointerup", "click"]) {
    await thing.dispatchEvent(type, { pointerType: "touch", bubbles: true });
    if (type === "pointerdown") await page.waitForSelector(".narrow .about:not(.nothing)");
  }
}

const hand = (page) => page.locator(".hand .piece").evaluateAll((all) => all.map((card) => card.dataset.card).sort());
const lookBack = async (page, at) => {
  await press(page, "Replay");
  await page.locator(".look-back input[type=range]").fill(`${at}`);
};

test("a card that can't be played says why", async () => {
  const page = await site.visit({ choices: claim });
  await play(page, { until: ".hand .cannot" });
  // To playwright it counts as disabled, but it can be pressed: it answers with the reason.
  await page.locator(".hand .cannot").first().click({ force: true });
  assert.match(await page.textContent(".message"), /\(5\.2\)/);
  await leave(page);
});

test("the expert gives a hint, and it can be followed", async () => {
  for (const choices of [claim, { game: "claim-it", seats: bots(2), seed: 7 }]) {
    const page = await site.visit({ choices });
    await page.waitForSelector(ASKED);
    await press(page, "Hint");
    await page.waitForSelector(".hinted");
    assert.match(await page.textContent(".message"), /%/);
    await page.click(".hinted");
    await page.waitForSelector(".hinted", { state: "detached" });
    await leave(page);
  }
});

test("a move is taken back, as often as there are moves", async () => {
  const page = await site.visit({ choices: claim });
  await page.waitForSelector(ASKED);
  const first = await hand(page);
  const moves = 4;
  await play(page, { most: moves });
  for (let back = 0; back < moves; back++) {
    await page.waitForSelector(ASKED);
    await press(page, "Undo");
  }
  await page.waitForSelector(ASKED);
  assert.deepEqual(await hand(page), first);
  assert.ok(await page.getByRole("button", { name: "Undo" }).isDisabled());
  await leave(page);
});

test("dice are not taken back", async () => {
  const page = await site.visit({ choices: { game: "claim-it", seats: bots(2), seed: 7 } });
  await play(page, { until: ".choices .choice" });
  await page.locator(".choices .choice", { hasText: /roll/i }).first().click();
  await page.waitForSelector(".dice");
  assert.ok(await page.getByRole("button", { name: "Undo" }).isDisabled());
  await leave(page);
});

test("who looks back can step, and play on from there", async () => {
  const page = await site.visit({ choices: claim });
  await play(page, { most: 3 });
  await page.waitForSelector(ASKED);
  const now = await hand(page);
  await lookBack(page, 0);
  assert.equal((await hand(page)).length, 13);
  await press(page, "Next");
  assert.match(await page.textContent(".look-back"), /Move 1 of/);
  await press(page, "Back");
  assert.match(await page.textContent(".look-back"), /Move 0 of/);
  await press(page, "Back to game");
  assert.deepEqual(await hand(page), now);
  await lookBack(page, 0);
  await press(page, "Play from here");
  await page.waitForSelector(ASKED);
  assert.ok((await hand(page)).length > now.length);
  await leave(page);
});

test("other hands are shown when the game is over, and not before", async () => {
  const page = await site.visit({ choices: claim });
  await play(page, { most: 2 });
  await page.waitForSelector(ASKED);
  await lookBack(page, 0);
  assert.equal(await page.getByLabel("Show all hands").count(), 0);
  await press(page, "Back to game");
  await play(page);
  await lookBack(page, 0);
  const shown = () => page.locator(".others .piece").count();
  assert.equal(await shown(), 0);
  await page.getByLabel("Show all hands").check();
  assert.equal(await shown(), 13);
  await leave(page);
});

test("the same deal can be played again", async () => {
  const page = await site.visit({ choices: claim });
  await page.waitForSelector(ASKED);
  const first = await hand(page);
  await play(page, { most: 2 });
  await page.waitForSelector(ASKED);
  await press(page, "Same deal again");
  await page.waitForSelector(ASKED);
  assert.deepEqual(await hand(page), first);
  await leave(page);
});

test("people at one device see only their own cards", async () => {
  const page = await site.visit({ choices: { seats: people(2), seed: 7 } });
  const hands = [];
  for (let turn = 0; turn < 2; turn++) {
    await page.waitForSelector(".hand-over");
    assert.equal(await page.locator(".hand").count(), 0, "no hand is on the page");
    await page.click(".hand-over button");
    hands.push(await hand(page));
    await play(page, { most: 1 });
  }
  assert.equal(new Set(hands.flat()).size, 26, "each sees other cards");
  await page.goto(site.address);
  await goOn(page);
  assert.ok(await page.isVisible(".hand-over"), "also when they come back nobody's cards are shown at once");
  await leave(page);
});

test("what has been won can be looked through", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await play(page, { until: ".me .stack.of-score b" });
  const count = Number(await page.textContent(".me .stack.of-score b"));
  await page.click(".me .look");
  const told = await page.locator(".about p:visible").allTextContents();
  const values = told.flatMap((suit) => suit.match(/\d+/g));
  assert.equal(values.length, count, told.join("; "));
  await leave(page);
});

test("where there is no room beside the table, what is told of a space is asked for: until then it covers no dice", async () => {
  const page = await site.visit({ size: PHONE, choices: { game: "claim-it", seats: people(2), seed: 7 } });
  await play(page, { until: ".dice .die" });
  const told = page.locator(".narrow .about:not(.nothing)");
  const space = page.locator(".space:not(.lit)").first();
  await space.hover();
  assert.equal(await told.count(), 0);
  await space.click({ force: true });
  await page.waitForSelector(".message");
  assert.equal(await told.count(), 0, "why nothing can be put there is all that is said");
  await hold(page, space);
  await told.waitFor();
  await page.locator(".narrow .close").click();
  assert.equal(await told.count(), 0);
  await leave(page);
});

test("on a phone a card that can't be played says why, and nothing more; whoever stays on it reads what it does", async () => {
  const page = await site.visit({ size: PHONE, choices: claim });
  await play(page, { until: ".hand .cannot" });
  const told = page.locator(".narrow .about:not(.nothing)");
  const card = page.locator(".hand .cannot").first();
  await card.click({ force: true, position: { x: 6, y: 30 } });
  assert.match(await page.textContent(".message"), /\(5\.2\)/);
  assert.equal(await told.count(), 0);
  await hold(page, card);
  await told.waitFor();
  assert.ok((await told.textContent()).length > 40);
  await leave(page);
});
