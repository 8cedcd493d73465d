// The stage: whatever is asked, hand, question and choices are in sight, at every size of window.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { GAMES, bots } from "../games.js";
import { leave, open, tooWide } from "../site.js";
import { play } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const SIZES = [[360, 640], [390, 844], [768, 1024], [1280, 720], [1280, 800], [1366, 768], [1920, 1080], [2560, 1440]];

/** What of hand, question and choices lies outside of the window, or is covered where it would be pressed. */
const outOfSight = (page) => page.evaluate(() => {
  const wanted = ".hand .piece, .question, .choices .choice, .small.can, .played .can, .lit, .dice > *";
  const inside = ({ left, top, right, bottom }) =>
    left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  // What can be chosen on the table must not have been scrolled away either.
  const clip = (one) => one.closest(".scene")?.getBoundingClientRect();
  const within = (one, all) => !all || (one.top >= all.top - 1 && one.bottom <= all.bottom + 1);
  return Array.from(document.querySelectorAll(wanted)).filter((one) => one.checkVisibility()).flatMap((one) => {
    const rect = one.getBoundingClientRect();
    if (inside(rect) && within(rect, clip(one))) return [];
    const { left, top, right, bottom } = rect;
    return [`${one.className} ${one.textContent.slice(0, 30)}: ${[left, top, right, bottom].map(Math.round)}`];
  });
});

/** Does the page scroll, although a trick is played? */
const scrolls = (page) => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);

const MORE = [
  { name: "claim with artifacts", set: "claim", artifacts: true, players: 2 },
  { name: "shadow with heroes and artifacts", set: "shadow", artifacts: true, heroes: true, players: 2 },
];

describe("nothing that is needed is out of sight in", { concurrency: 2 }, () => {
  for (const { name, players, ...game } of [...GAMES, ...MORE]) {
    test(name, async () => {
      const page = await site.visit({ choices: { ...game, seats: bots(players), seed: 11 } });
      for (let decision = 0; ; decision++) {
        await play(page, { most: 1, until: ".question.asks" });
        await page.waitForSelector(".question.asks, .end");
        if (await page.locator(".end").count()) break;
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const where = `decision ${decision} at ${width}x${height}: ${await page.textContent(".question")}`;
          assert.deepEqual(await outOfSight(page), [], where);
          assert.deepEqual(await tooWide(page), [], where);
          assert.equal(await scrolls(page), false, where);
        }
        await play(page, { most: 1 });
      }
      await leave(page);
    });
  }
});
