// The page in every language: at the start, at the table, to the end of a game.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { bots } from "../games.js";
import { PHONE, leave, open, tooWide } from "../site.js";
import { play } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

/** Every language has a folder of texts. */
const LANGUAGES = readdirSync(new URL("../../crates/words/locales", import.meta.url));
/** A language with its most common country, as browsers name it: `de-DE`. */
const locale = (code) => `${code}-${new Intl.Locale(code).maximize().region}`;
const GAMES = [{ set: "magic", seats: bots(2), seed: 7 }, { game: "claim-it", seats: bots(3), seed: 7 }];

/** Keys that stand where a text should, and places in texts that were not filled. */
const unsaid = (page) => page.evaluate(() => {
  const labels = Array.from(document.querySelectorAll("[aria-label], [title]"), (one) => `${one.ariaLabel} ${one.title}`);
  const key = /\b(web|table|question|answer|event|power|help|name)-[a-z-]+|\{ *\$?\w+ *\}/g;
  return [document.body.innerText, ...labels].join("\n").match(key) ?? [];
});

/** Everything is said, within the width of a phone. */
async function look(page, where) {
  assert.deepEqual(await unsaid(page), [], where);
  assert.deepEqual(await tooWide(page), [], where);
}

describe("the page speaks", { concurrency: 2 }, () => {
  for (const code of LANGUAGES) {
    test(code, async () => {
      const context = { locale: locale(code) };
      const start = await site.visit({ size: PHONE, context });
      assert.equal(await start.getAttribute("html", "lang"), code, "the language of the browser");
      await look(start, "start");
      await leave(start);
      for (const choices of GAMES) {
        const page = await site.visit({ size: PHONE, choices, context });
        await play(page, { most: 4 });
        // On a phone they lie over the table, on request.
        await page.click(".details");
        for (const tab of await page.locator(".tab").all()) {
          await tab.click();
          await look(page, await tab.innerText());
        }
        await page.click(".panels > .close");
        await play(page);
        await look(page, "end");
        await leave(page);
      }
    });
  }
});

test("another language is chosen, and chosen again after a reload", async () => {
  const page = await site.visit();
  const heading = () => page.locator(".set-up summary h2").innerText();
  const offered = await page.locator("header select option").evaluateAll((all) => all.map((one) => one.value));
  assert.deepEqual([...offered].sort(), [...LANGUAGES].sort());
  const said = new Set();
  for (const code of offered) {
    await page.selectOption("header select", code);
    await page.waitForSelector(`html[lang=${code}]`);
    said.add(await heading());
  }
  assert.equal(said.size, offered.length, "each says it in other words");
  await page.reload();
  await page.waitForSelector("main");
  assert.equal(await page.getAttribute("html", "lang"), offered.at(-1));
  await leave(page);
});

test("the language changes in the middle of a game", async () => {
  const page = await site.visit({ choices: GAMES[0] });
  await play(page, { most: 2 });
  await page.waitForSelector(".question.asks");
  const question = await page.textContent(".question p");
  await page.selectOption("header select", "de");
  await page.waitForSelector("html[lang=de]");
  assert.notEqual(await page.textContent(".question p"), question);
  await play(page, { most: 1 });
  await leave(page);
});
