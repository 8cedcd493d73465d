// How every screen looks: nothing for axe to complain about, nothing wider than the window.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { DESK, PHONE, SIZES, leave, open, press, tooWide } from "../house.js";
import { SCREENS, show } from "../screens.js";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let house;
before(async () => (house = await open()));
after(() => house?.close());

/** The rules that look at colours: all that can change between light and dark. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page, by all rules or by some. */
async function violations(page, runOnly) {
  const wishes = { resultTypes: ["violations"], runOnly };
  const found = await page.evaluate((wishes) => globalThis.axe.run(document, wishes), wishes);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

describe("axe finds nothing on", { concurrency: 2 }, () => {
  for (const name of Object.keys(SCREENS)) {
    test(name, async () => {
      const page = await show(house, name);
      // The page forbids scripts from elsewhere, so it is evaluated by the debugger.
      await page.evaluate(AXE);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        assert.deepEqual(await tooWide(page), [], `all of it is within ${size.width} pixels`);
        await page.emulateMedia({ colorScheme: "light" });
        assert.deepEqual(await violations(page), [], `${size.width} pixels wide`);
        await page.emulateMedia({ colorScheme: "dark" });
        assert.deepEqual(await violations(page, COLOURS), [], `${size.width} pixels wide, dark`);
      }
      await leave(page);
    });
  }
});

for (const [name, size] of [["a phone", PHONE], ["a desk", DESK]]) {
  test(`the first card is played with two clicks on ${name}`, async () => {
    const page = await house.visit({ size });
    await page.click(".of-cards");
    await page.waitForSelector(".hand .can");
    const cards = () => page.locator(".hand .piece").count();
    const before = await cards();
    await page.locator(".hand .can").first().click();
    await page.waitForFunction((n) => document.querySelectorAll(".hand .piece").length === n - 1, before);
    await leave(page);
  });
}

test("who chooses a theme gets it, and again after a reload", async () => {
  const page = await house.visit({ context: { colorScheme: "light" } });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await press(page, "Light or dark: as the device");
  await press(page, "Light");
  const dark = await ground();
  assert.notEqual(dark, light);
  await page.reload();
  await page.waitForSelector("main");
  assert.equal(await ground(), dark);
  await leave(page);
});
