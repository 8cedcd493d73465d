// The stage: whatever is asked, hand, question and choices are in sight and can be pressed, at every size of window; prize, trick,
// votes and names are in sight, whole, and not over each other; and so is a result of five votes.
// The test command plays the games that need the most room, in the language with the longest words; `STAGE=all` plays every set and
// scenario, also in English.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { GAMES, bots } from "../games.js";
import { leave, open } from "../site.js";
import { play } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const SIZES = [[360, 640], [390, 844], [768, 1024], [1280, 720], [1280, 800], [1366, 768], [1920, 1080], [2560, 1440], [844, 390], [740, 360]];

/** With all that lies beside the cards, and a seed with which much of it is asked for. */
const MORE = [
  { name: "claim with artifacts", set: "claim", artifacts: true, players: 2 },
  { name: "shadow with heroes and artifacts", set: "shadow", artifacts: true, heroes: true, players: 2 },
];
const ALL = [...GAMES, ...MORE];
const NARROWEST = ["magic for 2", "the-succession for 4", "wings-over-the-throne for 3", "claim-it for 5", MORE[1].name];
const PLAYED = process.env.STAGE === "all" ? ALL : ALL.filter(({ name }) => NARROWEST.includes(name));
const LANGUAGES = process.env.STAGE === "all" ? ["de", "en"] : ["de"];

/**
 * What is wrong with the page as it is: what is played with outside of the window or of the part of it that scrolls, choices that
 * are covered, texts that are cut, blocks and cards that lie over each other, a page that is wider or longer than the window.
 */
const faults = (page) => page.evaluate(() => {
  const CAN = ".hand .can, .small.can, .played .can, .lit, .choices .choice";
  // On the smallest phone the reader's own row scrolls away when more than one thing can be chosen besides cards.
  const isTight = innerHeight <= 640 && innerWidth < 600 && document.querySelectorAll(".choices .choice").length > 1;
  const isScrolled = (one) => isTight && one.closest(".player.me");
  const SEEN = ".hand .piece, .question, .choices .choice *, .dice > *, .prize .piece, .draw .card, .trick .piece, .vote, .player .who strong";
  /** Texts that say who, what and how many. Whose votes are whose may be said in short. */
  const TEXTS = ".who strong, .by, .badge, .partner, .lying .label, .vote .count, .question p, .choice > span, .legend .name, .play > .tools .quiet";
  /** What lies beside each other, each group for itself. */
  const BLOCKS = [".others > .player, .standing, .middle > *, .player.me, .said, .choices, .hand, .board, .dice, .legend, .supplies", ".trick .played", ".prize .piece, .draw .card", ".vote", ".choice", ".play > .tools > *"];
  const visible = (wanted) => Array.from(document.querySelectorAll(wanted))
    .filter((one) => one.checkVisibility() && !isScrolled(one));
  const inside = (one, all) => one.left >= all.left - 1 && one.top >= all.top - 1
    && one.right <= all.right + 1 && one.bottom <= all.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const told = (one, why) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const name = `${(one.getAttribute("class") ?? one.tagName).trim()} "${one.ariaLabel ?? one.textContent.slice(0, 40)}"`;
    return `${name} ${why}: ${[left, top, right, bottom].map(Math.round)}`;
  };
  const outside = visible(`${CAN}, ${SEEN}`)
    .filter((one) => {
      const place = one.getBoundingClientRect();
      const around = one.closest(".scene")?.getBoundingClientRect() ?? screen;
      return !inside(place, screen) || !inside(place, around);
    })
    .map((one) => told(one, "is out of sight"));
  // A strip as wide as a finger needs at least, somewhere on it.
  const covered = visible(CAN)
    .filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      let strip = 0;
      let widest = 0;
      for (let x = left + 1; x < right; x += 2) {
        strip = one.contains(document.elementFromPoint(x, (top + bottom) / 2)) ? strip + 2 : 0;
        widest = Math.max(widest, strip);
      }
      return widest < 16;
    })
    .map((one) => told(one, "is covered"));
  // What is written above a card may be a little wider: there is room beside it.
  const cut = visible(TEXTS)
    .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + (one.matches(".label") ? 28 : 1))
    .map((one) => told(one, "is cut"));
  const overlapping = BLOCKS.flatMap((block) => {
    const all = visible(block).filter((one) => one.offsetWidth > 1 && one.offsetHeight > 1);
    return all.flatMap((one, at) => all.slice(at + 1).filter((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
    }).map((other) => `${told(one, "lies over")} ${told(other, "there")}`));
  });
  const { scrollWidth, scrollHeight } = document.documentElement;
  const scrolls = [
    scrollWidth > innerWidth && `the page is ${scrollWidth} wide`,
    scrollHeight > innerHeight && `the page is ${scrollHeight} high`,
  ];
  return [...outside, ...covered, ...cut, ...overlapping, ...scrolls.filter(Boolean)];
});

/** What of the result is out of sight before anybody scrolls. */
const hiddenAtTheEnd = (page) => page.evaluate(() => {
  document.getAnimations().forEach((one) => one.finish());
  const floor = Math.min(innerHeight, document.querySelector(".end > .tools").getBoundingClientRect().top);
  const isHidden = ({ top, bottom }) => top < 0 || bottom > floor + 1;
  return Array.from(document.querySelectorAll(".end h2, .end .votes li"))
    .filter((one) => isHidden(one.getBoundingClientRect()))
    .map((one) => one.textContent);
});

describe("nothing that is needed is out of sight in", { concurrency: 2 }, () => {
  for (const [{ name, players, ...game }, language] of PLAYED.flatMap((game) => LANGUAGES.map((one) => [game, one]))) {
    test(`${name} in ${language}`, async () => {
      const page = await site.visit({ choices: { ...game, seats: bots(players), seed: 11 }, kept: { language } });
      for (let decision = 0; ; decision++) {
        await play(page, { most: 1, until: ".question.asks" });
        await page.waitForSelector(".question.asks, .end");
        if (await page.locator(".end").count()) break;
        // The pointer rests on nothing.
        await page.mouse.move(0, 0);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const where = `decision ${decision} at ${width}x${height}: ${await page.textContent(".question")}`;
          assert.deepEqual(await faults(page), [], where);
        }
        await play(page, { most: 1 });
      }
      // More than five votes, or five and a sentence on who wins if they are split, may scroll, and any on the lowest phone.
      const isShort = await page.locator(".votes li").count() === 5 && !await page.locator(".end > .why").count();
      for (const [width, height] of isShort ? SIZES.filter(([, height]) => height > 360) : []) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await hiddenAtTheEnd(page), [], `the end at ${width}x${height}`);
      }
      await leave(page);
    });
  }
});
