import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, choose, open, play, violations } from "../house.js";

let house;
before(async () => (house = await open()));
after(() => house?.close());

const sizes = { "a phone": PHONE, "a desk": DESK };

for (const [name, size] of Object.entries(sizes)) {
  test(`two clicks lead to the first card on ${name}`, async () => {
    const page = await house.visit(size);
    await page.click(".of-cards");
    await page.waitForSelector(".hand .can", { timeout: 30_000 });
    const cards = await page.$$eval(".hand .piece", (all) => all.length);
    await page.click(".hand .can");
    await page.waitForFunction((n) => document.querySelectorAll(".hand .piece").length === n - 1, cards);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  for (const game of [".of-cards", ".of-dice"]) {
    test(`a whole game (${game}) is played by clicking on ${name}`, { timeout: 600_000 }, async () => {
      const page = await house.visit(size);
      await choose(page, "Game", game === ".of-cards" ? "Claim" : "Claim It!");
      await choose(page, "Seat 2", "Easy");
      assert.deepEqual(await violations(page), []);
      await page.getByRole("button", { name: "Start the game" }).click();
      await play(page, 3);
      assert.deepEqual(await violations(page), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= size.width, `the page is ${wide} wide`);
      await play(page);
      await page.waitForSelector(".end");
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  }
}

test("a card that can't be played says why", async () => {
  const page = await house.visit();
  await choose(page, "Seat 2", "Easy");
  await page.getByRole("button", { name: "Start the game" }).click();
  for (let tries = 0; tries < 30; tries++) {
    await page.waitForSelector(".hand .can");
    if (await page.$(".hand .cannot")) break;
    await play(page, 1);
  }
  // To the tool it counts as disabled, but it can be pressed: it answers with the reason.
  await page.click(".hand .cannot", { force: true });
  assert.match(await page.textContent(".message"), /\(5\.2\)/);
  await page.context().close();
});

test("a game is there again after the page is loaded anew, and can be taken back", async () => {
  const page = await house.visit();
  await page.click(".of-cards");
  await play(page, 4);
  await page.waitForSelector(".hand .can");
  const cards = () => page.$$eval(".hand .piece", (all) => all.map((card) => card.getAttribute("data-card")).join());
  const before = await cards();
  await page.reload();
  await page.click(".go-on");
  await page.waitForSelector(".hand .can");
  assert.equal(await cards(), before);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForSelector(".hand .can");
  assert.notEqual(await cards(), before);
  await page.context().close();
});

test("the expert gives a hint", async () => {
  const page = await house.visit();
  await page.click(".of-cards");
  await page.waitForSelector(".hand .can");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.waitForSelector(".hinted", { timeout: 30_000 });
  assert.match(await page.textContent(".message"), /%/);
  await page.context().close();
});

test("a link carries set-up and deal", async () => {
  const choices = { set: "claim-2", seats: ["person", "greedy"], seed: 7 };
  const page = await house.visit(DESK, {}, `#${encodeURIComponent(JSON.stringify(choices))}`);
  assert.equal(await page.textContent(".heading h1"), "Claim 2");
  assert.equal(await page.textContent(".seed"), "seed 7");
  await page.context().close();
});

test("who looks back can step, and play on from there", async () => {
  const page = await house.visit();
  await choose(page, "Seat 2", "Easy");
  await page.getByRole("button", { name: "Start the game" }).click();
  await play(page, 3);
  await page.waitForSelector(".hand .can");
  const cards = () => page.$$eval(".hand .piece", (all) => all.length);
  const before = await cards();
  await page.getByRole("button", { name: "Look back" }).click();
  await page.locator(".look-back input[type=range]").fill("0");
  assert.equal(await cards(), 13);
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "Back to now" }).click();
  assert.equal(await cards(), before);
  await page.getByRole("button", { name: "Look back" }).click();
  await page.locator(".look-back input[type=range]").fill("0");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForSelector(".hand .can");
  assert.ok((await cards()) > before);
  await page.context().close();
});

test("two people at one device see only their own cards", async () => {
  const page = await house.visit();
  await choose(page, "Seat 2", "another person, here");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForSelector(".hand-over");
  assert.equal(await page.$(".hand"), null);
  await page.click(".hand-over button");
  await page.click(".hand .can");
  await page.waitForSelector(".hand-over");
  assert.equal(await page.$(".hand"), null);
  await page.context().close();
});

test("the page speaks the language of the browser, and others", async () => {
  const page = await house.visit(DESK, { locale: "de-AT" });
  assert.equal(await page.getAttribute("html", "lang"), "de");
  await page.selectOption("header select", "es");
  assert.equal(await page.getAttribute("html", "lang"), "es");
  await page.context().close();
});

test("after the first visit the page opens without a network", async () => {
  const page = await house.visit();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await page.click(".of-cards");
  await page.waitForSelector(".hand .can");
  await page.context().close();
});

test("the page is played with the keyboard alone", async () => {
  const page = await house.visit();
  const press = async (selector) => {
    for (let steps = 0; steps < 80; steps++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) break;
    }
    await page.keyboard.press("Enter");
  };
  await press(".of-cards");
  await page.waitForSelector(".hand .can");
  const cards = await page.$$eval(".hand .piece", (all) => all.length);
  await press(".hand .can");
  await page.waitForFunction((n) => document.querySelectorAll(".hand .piece").length < n, cards);
  await page.context().close();
});

test("all that the first visit loads is small", async () => {
  const page = await house.visit();
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
      .map(({ encodedBodySize }) => encodedBodySize));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(total > 0 && total <= 700 * 1024, `${total} bytes`);
  await page.context().close();
});
