// The rules, to read and to search.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "../axe.js";
import { DESK, PHONE, choose, open } from "../site.js";
import { play } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const titles = (page) => page.$$eval(".entry h3", (all) => all.map((title) => title.textContent));
const rules = (page) => page.locator(".top").getByRole("button", { name: "Rules" });

for (const [name, size] of Object.entries({ "a phone": PHONE, "a desk": DESK })) {
  test(`the rules are searched by keyboard on ${name}`, async () => {
    const page = await site.visit({ size });
    await rules(page).focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".entry");
    assert.equal(await page.evaluate(() => document.activeElement.tagName), "H1");
    assert.deepEqual(await violations(page), []);
    await page.getByLabel("Search").focus();
    await page.keyboard.type("VAMPIRE sum");
    await page.waitForFunction(() => document.querySelectorAll(".entry").length < 10);
    assert.equal((await titles(page))[0], "Vampires");
    const count = (await titles(page)).length;
    assert.match(await page.textContent(".lookup [role=status]"), new RegExp(`^${count} entries$`));
    await page.getByLabel("Search").fill("zzzz");
    await page.waitForFunction(() => !document.querySelector(".entry"));
    assert.match(await page.textContent(".lookup [role=status]"), /^Nothing found/);
    await page.getByLabel("Search").fill("");
    await page.getByRole("button", { name: "Heroes" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".entry").length === 6);
    assert.equal(await page.locator(".entry .unverified").first().textContent(), "not verified");
    await page.locator(".entry summary").first().click();
    assert.match(await page.textContent(".entry"), /Rule 10\.3/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= size.width, `the page is ${wide} wide`);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test("a game waits while the rules are read, and bots go on", async () => {
  const page = await site.visit();
  await choose(page, "Seat 2", "Easy");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForSelector(".hand .can");
  const hand = () => page.$$eval(".hand .piece", (all) => all.map((card) => card.getAttribute("aria-label").split(".")[0]));
  const before = await hand();
  await rules(page).click();
  await page.waitForSelector(".entry");
  assert.ok((await titles(page)).includes("Knights"));
  assert.ok(!(await titles(page)).includes("Giants"), "only what is in this game");
  await page.getByRole("button", { name: "In this game" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".entry").length > 100);
  await page.getByRole("button", { name: "Back to game" }).click();
  await page.waitForSelector(".hand .can");
  assert.deepEqual(await hand(), before);
  // The bot's answer comes while the rules are read.
  await page.click(".hand .can");
  await rules(page).click();
  await page.waitForTimeout(4_000);
  await rules(page).click();
  await page.waitForSelector(".hand .can", { timeout: 30_000 });
  await play(page, { most: 2 });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what is sought in the panel is still there after a move, and an open entry stays open", async () => {
  const page = await site.visit();
  await choose(page, "Seat 2", "Easy");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForSelector(".hand .can");
  await page.locator(".tabs").getByRole("button", { name: "Rules" }).first().click();
  await page.getByLabel("Search").fill("goblin");
  await page.waitForFunction(() => document.querySelectorAll(".entry").length < 15);
  await page.locator("[data-entry=faction-knights] summary").click();
  await play(page, { most: 2 });
  await page.waitForSelector(".hand .can");
  assert.equal(await page.getByLabel("Search").inputValue(), "goblin");
  assert.ok((await titles(page)).length < 15);
  assert.ok(await page.$("[data-entry=faction-knights][open]"));
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the browser's own buttons lead from the rules back to where one was, and on again", async () => {
  const page = await site.visit();
  await rules(page).click();
  await page.waitForSelector(".entry");
  await page.goBack();
  await page.waitForSelector("main.start");
  await page.click(".of-cards");
  await page.waitForSelector(".hand");
  await rules(page).click();
  await page.waitForSelector(".entry");
  await page.goBack();
  await page.waitForSelector(".hand");
  await page.goForward();
  await page.waitForSelector(".entry");
  await page.click("button.brand");
  await page.waitForSelector("main.start");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
