// Moments that are looked at before the game goes on: powers that had a say, the beginning of phase two, the end.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { violations } from "../axe.js";
import { bots } from "../games.js";
import { PHONE, leave, open } from "../site.js";
import { clicking, play } from "../player.js";
import { cut, record } from "../program.js";
import { goOn, shelve } from "../shelf.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const ASKED = ".question.asks";
const MOMENT = ".moment";

/** Whatever waits for long waits for ever: however slow the machine is, nothing passes while it is looked at. */
const patient = (context) => context.addInitScript(() => {
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (act, time, ...more) => later(act, time > 4_000 ? 1e8 : time, ...more);
});

/** A game that was left before the last trick of a phase, or the last turn, at a pace at which moments last long. */
async function left(phase, { pace = "slow", size, context, flags = [], number = 13 } = {}) {
  const kept = { ...shelve(cut(await record("--seed", "7", ...flags), phase, number)), pace };
  const page = await site.visit({ kept, size, context, prepare: pace === "slow" ? patient : undefined });
  await goOn(page);
  return page;
}

/** Plays cards until something is there; `until` is a selector. */
async function playUntil(page, until) {
  for (;;) {
    await page.waitForSelector(`:is(${ASKED}, ${until}):visible`);
    if (await page.locator(until).count()) return;
    await clicking(page, ".hand .can, .choices .choice");
    await page.waitForFunction(([asked, until]) => !document.querySelector(asked) || document.querySelector(until),
      [ASKED, until]);
  }
}

describe("the beginning of phase two", () => {
  test("shows the followers, which become the hand when somebody goes on", async () => {
    const page = await left("One");
    await playUntil(page, MOMENT);
    assert.match(await page.textContent(MOMENT), /Phase two/);
    assert.equal(await page.locator(`${MOMENT} .piece`).count(), 13);
    assert.equal(await page.locator(".hand .piece").count(), 0);
    assert.deepEqual(await violations(page), []);
    await page.setViewportSize({ width: 360, height: 640 });
    assert.deepEqual(await violations(page), []);
    const button = await page.locator(`${MOMENT} .big`).boundingBox();
    assert.ok(button.y > 0 && button.y + button.height < 640, "what goes on is in sight");
    await page.keyboard.press("Enter");
    await page.waitForSelector(MOMENT, { state: "detached" });
    assert.equal(await page.locator(".hand .piece").count(), 13);
    await leave(page);
  });

  test("passes by itself", async () => {
    const page = await left("One", { pace: "brisk" });
    await playUntil(page, MOMENT);
    await page.waitForSelector(MOMENT, { state: "detached", timeout: 10_000 });
    await page.waitForSelector(`${ASKED}, .trick .played`);
    await leave(page);
  });

  test("is not waited for where nothing is waited for", async () => {
    const page = await left("One", { pace: "instant" });
    await play(page, { most: 1 });
    await page.waitForFunction(() => /Phase two/.test(document.querySelector(".heading")?.textContent));
    assert.equal(await page.locator(MOMENT).count(), 0);
    await leave(page);
  });
});

describe("the end", () => {
  const TOLD = ".end.told-in-parts";
  const visible = (page, what) => page.locator(what).evaluate((one) => getComputedStyle(one).visibility === "visible");

  test("comes after the last trick was looked at, faction by faction, and a press shows all of it", async () => {
    const page = await left("Two", { context: { reducedMotion: "no-preference" } });
    await playUntil(page, ".last-move");
    assert.equal(await page.locator(".end").count(), 0);
    assert.equal(await page.locator(".trick.past .piece").count(), 2, "the last trick lies on the table");
    await page.locator(".question").click();
    await page.waitForSelector(TOLD);
    assert.ok(!(await visible(page, ".end h2")), "who has won is told last");
    assert.ok(!(await visible(page, ".end .big")));
    await page.locator(".end .votes").click();
    await page.waitForSelector(TOLD, { state: "detached" });
    assert.ok(await visible(page, ".end h2"));
    assert.match(await page.textContent(".end h2"), /^You (won|lost) (\d to \d|on the tie-break)$/);
    assert.ok(await visible(page, ".end .big"));
    assert.deepEqual(await violations(page), []);
    await leave(page);
  });

  test("is there at once for whoever wants no motion, and its last trick too", async () => {
    const page = await left("Two", { pace: "brisk" });
    await playUntil(page, ".end");
    assert.ok(await visible(page, ".end h2"));
    assert.ok(await visible(page, ".end .big"));
    await leave(page);
  });

  test("has a headline in Claim It!, too", async () => {
    const page = await site.visit({ choices: { game: "claim-it", seats: bots(2), seed: 7 } });
    await play(page);
    assert.match(await page.textContent(".end h2"), /^(You|\w+) (won|lost)/);
    await leave(page);
  });
});

describe("a power that has its say", () => {
  test("is named with what it does, and what it changed", async () => {
    const page = await site.visit({ size: PHONE, choices: { seats: bots(2), seed: 7 } });
    const told = new Set();
    let instead = 0;
    for (let most = 0; most < 60 && !(await page.locator(".end").count()); most++) {
      await play(page, { most: 1 });
      await page.waitForSelector(`${ASKED}, .end`);
      for (const text of await page.locator(".powers li").allTextContents()) {
        told.add(text);
        instead += /Without it, .* would have won/.test(text);
      }
    }
    const all = [...told].join("\n");
    assert.match(all, /Knights A Knight beats any led Goblin\. Without it, Goblin \d would have won\./);
    assert.match(all, /Dwarves Go to the loser/);
    assert.ok(instead > 0, all);
    await leave(page);
  });

  test("is offered with a line of effect, if it is an artifact's", async () => {
    const page = await site.visit({ size: PHONE, choices: { set: "magic", seats: bots(2), seed: 7 } });
    let offered = 0;
    while (!(await page.locator(".end").count())) {
      await play(page, { most: 1 });
      await page.waitForSelector(`${ASKED}, .end`);
      for (const choice of await page.locator(".choice", { hasText: /^Use / }).all()) {
        assert.ok((await choice.locator(".effect").textContent()).length > 10);
        offered += 1;
      }
    }
    assert.ok(offered > 0);
    await leave(page);
  });
});
