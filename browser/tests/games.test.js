// Whole games of every kind, by clicking and with the keyboard alone.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { GAMES, SETS, bots, people } from "../games.js";
import { DESK, PHONE, leave, open, openForm } from "../site.js";
import { clicking, play, typing } from "../player.js";
import { verify } from "../program.js";
import { shelved } from "../shelf.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

test("the start page offers the sets that are played here", async () => {
  const page = await site.visit();
  await openForm(page);
  const decks = await page.locator('label:has(span:text-is("Set")) option').count();
  assert.equal(decks, SETS.length + 1, "and one's own");
  await leave(page);
});

/** Plays a game to its end; the engine has the last word on what the page kept of it. */
async function finish(choices, size, by) {
  const page = await site.visit({ size, choices });
  const made = await play(page, { by });
  assert.ok(await page.isVisible(".end h2"), "the result is shown");
  const [record] = await shelved(page);
  assert.equal(await verify(record), "");
  assert.doesNotMatch(record, /\[Result "\*"\]/);
  const answers = record.split("First:")[1].match(/\d:\S/g).length;
  if (choices.seats.every((seat) => seat === "person")) assert.equal(made, answers, "one choice for each answer");
  await leave(page);
}

describe("a whole game", { concurrency: 2 }, () => {
  GAMES.forEach(({ name, players, ...rest }, n) => {
    const seed = n + 1;
    const [here, there] = n % 4 < 2 ? [PHONE, DESK] : [DESK, PHONE];
    // People at all seats in some, which takes three times as long; else bots at all but one.
    const clicked = { ...rest, seats: n % 2 ? people(players) : bots(players), seed };
    const typed = { ...rest, seats: n % 6 ? bots(players) : people(players), seed };
    test(`of ${name} is played by clicking`, () => finish(clicked, here, clicking));
    test(`of ${name} is played by keyboard`, () => finish(typed, there, typing));
  });
});
