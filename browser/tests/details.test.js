// Details of the page that were wrong once: positions, clipped texts, rims and colours.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { bots, people } from "../games.js";
import { PHONE, leave, open, openForm, press } from "../site.js";
import { clicking, play } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const ASKED = ".question.asks";
const SMALLEST = { width: 360, height: 640 };

test("the start page is read from its beginning after a game", async () => {
  const page = await site.visit({ size: SMALLEST });
  await page.locator(".of-today").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.click(".of-today");
  await page.waitForSelector(ASKED);
  assert.equal(await page.evaluate(() => scrollY), 0);
  await press(page, "Claimant");
  await page.waitForSelector("main.start");
  assert.equal(await page.evaluate(() => scrollY), 0);
  await leave(page);
});

test("a card that is played before a lesson was understood does not stop the game", async () => {
  const page = await site.visit();
  await press(page, "Learn Claim");
  await page.waitForSelector(".hand .can");
  for (let made = 0; made < 2; made++) {
    await clicking(page, ".hand .can");
    await page.waitForFunction(() => document.querySelector(".question.asks")
      || /lesson/.test(document.querySelector(".question")?.textContent));
    while (!(await page.locator(ASKED).count())) await page.locator(".understood:visible").click();
  }
  assert.equal(await page.locator(".hand .piece").count(), 11);
  await leave(page);
});

test("the board stays where it is when dice are rolled", async () => {
  for (const size of [SMALLEST, { width: 1280, height: 800 }]) {
    const page = await site.visit({ size, choices: { game: "claim-it", seats: people(2), seed: 7 } });
    const places = new Set();
    for (let made = 0; made < 6; made++) {
      await page.waitForSelector(`${ASKED}, .hand-over`);
      const place = await page.evaluate(() => {
        const { x, y, width } = document.querySelector(".board")?.getBoundingClientRect() ?? {};
        return x === undefined ? null : [x, y, width].map(Math.round).join(" ");
      });
      if (place) places.add(place);
      await play(page, { most: 1 });
    }
    assert.equal(places.size, 1, [...places].join("; "));
    await leave(page);
  }
});

test("Claim It! speaks of spaces and pieces", async () => {
  const page = await site.visit({ choices: { game: "claim-it", seats: bots(2), seed: 7 } });
  await page.waitForSelector(ASKED);
  assert.match(await page.locator(".broad .about").textContent(), /space/);
  assert.deepEqual(await page.locator(".panels .tab").allTextContents(), ["Standings", "Log", "Pieces", "Rules"]);
  await leave(page);
});

describe("no text is clipped at 360 pixels", () => {
  /** Elements whose text does not fit into them. */
  const clipped = (page, wanted) => page.locator(wanted).evaluateAll((all) => all
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: ${one.textContent}`));

  for (const language of ["en", "de", "es", "nl"]) {
    test(`in ${language}`, async () => {
      const page = await site.visit({ size: SMALLEST, choices: { set: "wings-over-the-throne", seats: bots(4), seed: 7 }, kept: { language } });
      await play(page, { most: 2 });
      await page.waitForSelector(ASKED);
      assert.deepEqual(await clipped(page, ".by, .who strong, .badge, .partner, .tools .quiet, .label"), []);
      await page.click("button.brand");
      await page.waitForSelector("main.start");
      await openForm(page);
      const own = page.locator(".set-up select").nth(1);
      await own.selectOption({ index: (await own.locator("option").count()) - 1 });
      await page.waitForSelector(".mixed");
      assert.deepEqual(await clipped(page, ".mixed span, .offer span, .offer strong"), []);
      // What a menu shows is as long as its longest text allows.
      const menu = await page.locator(".top select").evaluate((select) => {
        const canvas = document.createElement("canvas").getContext("2d");
        const style = getComputedStyle(select);
        canvas.font = style.font;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return Array.from(select.options).map((one) => [one.textContent.trim(), canvas.measureText(one.textContent.trim()).width, room]);
      });
      // The arrow takes some of the room.
      for (const [name, width, room] of menu) assert.ok(width + 16 <= room + 4, `${name}: ${width} of ${room}`);
      await leave(page);
    });
  }
});

test("where the keyboard is does not look like a card that can be played", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await page.waitForSelector(ASKED);
  await page.locator(".hand .can").first().focus();
  await page.keyboard.press("ArrowRight");
  const [ring, rim] = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement);
    return [style.outlineColor, style.boxShadow];
  });
  assert.ok(rim !== "none" && !rim.includes(ring), `${ring} in ${rim}`);
  await leave(page);
});

test("in forced colours a tab, whose turn it is and playable cards can be told", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 }, context: { forcedColors: "active" } });
  await play(page, { until: ".hand .cannot" });
  const looks = (wanted, property) => page.locator(wanted).first()
    .evaluate((one, property) => getComputedStyle(one)[property], property);
  assert.notEqual(await looks(".panels .tab[aria-pressed=true]", "backgroundColor"),
    await looks(".panels .tab[aria-pressed=false]", "backgroundColor"));
  assert.notEqual(await looks(".player.turn", "borderTopColor"), await looks(".player:not(.turn)", "borderTopColor"));
  assert.equal(await looks(".hand .can", "outlineStyle"), "solid");
  assert.equal(await looks(".hand .cannot", "outlineStyle"), "none");
  await leave(page);
});

test("the card aid says what others can hold", async () => {
  const page = await site.visit({ size: PHONE, choices: { seats: bots(2), seed: 7 } });
  await play(page, { most: 8 });
  await page.waitForSelector(ASKED);
  await page.click(".details");
  await page.locator(".panels .tab").nth(2).click();
  await page.locator(".aid summary").click();
  const count = (kind) => page.locator(`.aid table .${kind}`).count();
  const hand = await page.locator(".hand .piece").count();
  const [own, seen, out, away] = [await count("own"), await count("seen"), await count("out"), await count("away")];
  assert.equal(own + seen + out + away, 52);
  assert.ok(own >= hand && seen > 0 && out > 0, [own, seen, out, away].join(" "));
  await leave(page);
});

test("what is read beside the table stays where it is while the game goes on", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 } });
  await page.waitForSelector(ASKED);
  await page.locator(".tab", { hasText: "Cards" }).click();
  await page.locator(".aid summary").click();
  await page.evaluate(() => (document.querySelector(".panel").scrollTop = 60));
  await play(page, { most: 1 });
  await page.waitForSelector(ASKED);
  assert.deepEqual(await page.evaluate(() => [document.querySelector(".aid").open, document.querySelector(".panel").scrollTop]), [true, 60]);
  await leave(page);
});

test("whoever types in the rules search goes on typing when a bot plays", async () => {
  const page = await site.visit({ choices: { seats: bots(2), seed: 7 }, kept: { pace: "slow" } });
  await page.waitForSelector(ASKED);
  await page.locator(".tab", { hasText: "Rules" }).click();
  const search = page.locator(".panel").getByLabel("Search");
  await search.waitFor();
  await play(page, { most: 1 });
  await search.click();
  await search.pressSequentially("vampire", { delay: 800 });
  assert.equal(await search.inputValue(), "vampire");
  await leave(page);
});
