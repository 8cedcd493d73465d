// How every screen looks: nothing for axe to complain about, nothing wider than the window.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { violations } from "../axe.js";
import { DESK, LYING, PHONE, SIZES, leave, open, press, tooWide } from "../site.js";
import { clicking } from "../player.js";
import { SCREENS, show } from "../screens.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

/** The rules that look at colours: all that can change between light and dark. */
const COLOURS = ["color-contrast", "link-in-text-block"];

describe("axe finds nothing on", { concurrency: 2 }, () => {
  for (const name of Object.keys(SCREENS)) {
    test(name, async () => {
      const page = await show(site, name);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await SCREENS[name].atSize?.(page);
        assert.deepEqual(await tooWide(page), [], `all of it is within ${size.width} pixels`);
        await page.emulateMedia({ colorScheme: "light" });
        assert.deepEqual(await violations(page), [], `${size.width} pixels wide`);
        // On its side a phone has the colours that it has upright.
        if (size === LYING) continue;
        await page.emulateMedia({ colorScheme: "dark" });
        assert.deepEqual(await violations(page, COLOURS), [], `${size.width} pixels wide, dark`);
      }
      await leave(page);
    });
  }
});

/** A window of 1280x800 in which everything is shown at 200 %; what has to be reached there by scrolling. */
const TWICE = { width: 640, height: 400 };
const REACHED = {
  "start": ".of-cards", "start-own-mix": ".set-up .big", "table-first-trick": ".hand .can", "table-hint": ".hinted",
  "the-succession-3-phase-one": ".hand .can", "the-succession-4-phase-one": ".hand .can",
  "board-2-stop-or-go": ".choices .choice", "rules": ".entry summary", "end": ".end .big", "review": ".review .quiet",
};
describe("at 200 % nothing is lost of", () => {
  for (const [name, wanted] of Object.entries(REACHED)) {
    test(`the screen ${name}`, async () => {
      const page = await show(site, name);
      await page.setViewportSize(TWICE);
      assert.deepEqual(await tooWide(page), []);
      // It can be scrolled to, and nothing lies over it.
      await page.locator(wanted).last().click({ trial: true, timeout: 10_000 });
      await leave(page);
    });
  }
});

/** Only letters are larger, as browsers can have it: the window stays as it is. */
describe("with letters twice as large nothing is lost of", () => {
  for (const [name, wanted] of Object.entries(REACHED)) {
    test(`the screen ${name}`, async () => {
      const page = await show(site, name);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      for (const size of [DESK, { width: 768, height: 1024 }, PHONE]) {
        await page.setViewportSize(size);
        assert.deepEqual(await tooWide(page), [], `${size.width} pixels wide`);
        for (const all of [wanted, ".question:visible", ".play > .tools button:visible"]) {
          if (!(await page.locator(all).count())) continue;
          await page.locator(all).last().scrollIntoViewIfNeeded();
          const { x, y, width, height } = await page.locator(all).last().boundingBox();
          const isSeen = x >= -1 && y >= -1 && x + width <= size.width + 1 && y + height <= size.height + 1;
          assert.ok(isSeen, `${all} at ${size.width}: ${[x, y, width, height].map(Math.round)}`);
        }
        await page.locator(wanted).last().click({ trial: true, timeout: 10_000 });
      }
      await leave(page);
    });
  }
});

for (const [name, size] of [["a phone", PHONE], ["a desk", DESK]]) {
  test(`the first card is played with two clicks on ${name}`, async () => {
    const page = await site.visit({ size });
    await page.click(".of-cards");
    await page.waitForSelector(".hand .can");
    const cards = () => page.locator(".hand .piece").count();
    const before = await cards();
    await clicking(page, ".hand .can");
    await page.waitForFunction((n) => document.querySelectorAll(".hand .piece").length === n - 1, before);
    await leave(page);
  });
}

test("who chooses a theme gets it, and again after a reload", async () => {
  const page = await site.visit({ context: { colorScheme: "light" } });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await press(page, "Theme: same as device");
  await press(page, "Theme: light");
  const dark = await ground();
  assert.notEqual(dark, light);
  await page.reload();
  await page.waitForSelector("main");
  assert.equal(await ground(), dark);
  await leave(page);
});
