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

/** What axe finds wrong with the page. */
async function violations(page) {
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

describe("axe finds nothing on", { concurrency: 3 }, () => {
  for (const name of Object.keys(SCREENS)) {
    test(name, async () => {
      const page = await show(house, name);
      // The page forbids scripts from elsewhere, so it is evaluated by the debugger.
      await page.evaluate(AXE);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        assert.deepEqual(await tooWide(page), [], `all of it is within ${size.width} pixels`);
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme });
          assert.deepEqual(await violations(page), [], `${size.width} pixels wide, ${colorScheme}`);
        }
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
