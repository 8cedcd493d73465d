// Everything that is no game by itself, with the keyboard alone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bots } from "../games.js";
import { PHONE, leave, open } from "../site.js";
import { play, reach, typing } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const ASKED = ".question.asks";

test("a newcomer comes to the first card", async () => {
  const page = await site.visit();
  await typing(page, ".of-cards");
  await page.waitForSelector(".hand .can");
  const cards = await page.locator(".hand .piece").count();
  await typing(page, ".hand .can");
  await page.waitForFunction((n) => document.querySelectorAll(".hand .piece").length < n, cards);
  await leave(page);
});

test("the form is filled in, and what has the focus keeps it", async () => {
  const page = await site.visit();
  await typing(page, ".set-up > summary");
  for (const [field, key] of [["Set", "ArrowDown"], ["Players", "ArrowUp"], ["Seat 2", "ArrowDown"]]) {
    const select = page.locator(`label:has(span:text-is("${field}")) select`);
    await select.evaluate((one) => one.classList.add("sought"));
    await reach(page, ".sought");
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => document.activeElement.closest("label")?.querySelector("span")?.textContent);
    assert.equal(focused, field);
    await select.evaluate((one) => one.classList.remove("sought"));
  }
  assert.equal(await page.locator('label:has(span:text-is("Set")) option:checked').textContent(), "Claim 2");
  await typing(page, ".choose > .big");
  await page.waitForSelector(".table");
  assert.equal(await page.textContent(".heading h1"), "Claim 2");
  await leave(page);
});

test("who looks back steps with the arrow keys", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await play(page, { by: typing, most: 3 });
  await page.waitForSelector(ASKED);
  await page.getByRole("button", { name: "Replay" }).evaluate((one) => one.classList.add("sought"));
  await typing(page, ".sought");
  await reach(page, ".look-back input[type=range]");
  await page.keyboard.press("Home");
  assert.match(await page.textContent(".look-back"), /Move 0 of/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.match(await page.textContent(".look-back"), /Move 2 of/);
  await leave(page);
});

test("what has the focus is seen, wherever the Tab key leads", async () => {
  const start = await site.visit();
  const table = await site.visit({ choices: { set: "magic", seats: bots(2), seed: 7 } });
  await table.waitForSelector(ASKED);
  for (const page of [start, table]) {
    const stops = new Set();
    for (let steps = 0; steps < 120; steps++) {
      await page.keyboard.press("Tab");
      const { name, style, width, isSeen } = await page.evaluate(() => {
        const { activeElement } = document;
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        const { top, bottom } = activeElement.getBoundingClientRect();
        const name = activeElement === document.body ? "" : activeElement.outerHTML.slice(0, 150);
        return { name, style: outlineStyle, width: parseFloat(outlineWidth), isSeen: bottom > 0 && top < innerHeight };
      });
      if (!name) break;
      stops.add(name);
      assert.ok(style !== "none" && width >= 2, `${name} has ${width} pixels of ${style} round it`);
      assert.ok(isSeen, `${name} is within the window`);
    }
    assert.ok(stops.size > 8, `${stops.size} stops`);
    await leave(page);
  }
});

test("in a small window the keyboard goes with what is beside the table", async () => {
  const page = await site.visit({ size: PHONE, choices: { seats: bots(2), seed: 7 } });
  await page.waitForSelector(".hand .can");
  const isWithin = (selector) => page.waitForFunction((selector) => document.activeElement?.closest(selector), selector);
  await page.keyboard.press("l");
  await isWithin(".panels .tab[aria-pressed=true]");
  await page.keyboard.press("Escape");
  await isWithin(".hand .can");
  await page.locator(".tools .details").focus();
  await page.keyboard.press("Enter");
  await isWithin(".panels");
  await typing(page, ".panels .close");
  await isWithin(".hand .can");
  await leave(page);
});
