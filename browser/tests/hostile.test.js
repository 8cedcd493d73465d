// Wrong or hostile input: a sentence that says what to do, and nothing is lost.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { bots } from "../games.js";
import { leave, link, open, press } from "../site.js";
import { play } from "../player.js";
import { cut, record } from "../program.js";
import { goOn, shelve, shelved } from "../shelf.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const GAME = await record("--seed", "99");
const LEFT = cut(GAME, "One", 6);
const VIEW = await record("--seed", "99", "--seat", "0");
const ASKED = ".question.asks";

/** What is said aloud to the reader, in sentences. */
async function told(page) {
  await page.waitForFunction(() => Array.from(document.querySelectorAll("[role=alert]"))
    .some((one) => one.checkVisibility() && /\w+ \w+.*[.!?]/.test(one.textContent)), null, { timeout: 5_000 });
  return (await page.locator("[role=alert]").allInnerTexts()).join(" ");
}

/** The game that was left can still be gone on with. */
async function goesOn(page) {
  assert.deepEqual(await shelved(page), [LEFT]);
  await goOn(page);
  await page.waitForSelector(ASKED);
}

describe("a link", { concurrency: 2 }, () => {
  const links = {
    "that is no text": "#%E0%A4%A",
    "that is cut off": link({ set: "claim", seats: bots(2), seed: 7 }).slice(0, -9),
    "to another place": "#%7B%22colour%22%3A3%7D",
    "with a set that there is not": link({ set: "claim-3", seats: bots(2), seed: 7 }),
    "with a bot that there is not": link({ seats: ["person", "nobody"], seed: 7 }),
    "to a set for too many": link({ set: "magic", seats: bots(3), seed: 7 }),
    "to a deck with too few factions": link({ factions: ["Kings"], seats: bots(2), seed: 7 }),
    "without players": link({ seats: [], seed: 7 }),
    "with a thousand players": link({ seats: Array(1000).fill("random"), seed: 7 }),
    "with a seed below zero": link({ seats: bots(2), seed: -1 }),
    "of a megabyte": `#${"x".repeat(1 << 20)}`,
    "with a script in it": '#"><img src=x onerror=console.error(1)>',
  };
  for (const [name, fragment] of Object.entries(links)) {
    test(`${name} says what is wrong, and the game that was left is there`, async () => {
      const page = await site.visit({ kept: shelve(LEFT), fragment });
      await told(page);
      await goesOn(page);
      await leave(page);
    });
  }
});

describe("a file", { concurrency: 2 }, () => {
  const files = {
    "that is empty": "",
    "of garbage": "all is well",
    "that is not text": Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)),
    "that was cut off": GAME.slice(0, GAME.length / 2),
    "with a move that is not legal": GAME.replace(/ 1\. (\d):(\S+)/, " 1. $1:Kn11"),
    "with a card twice": GAME.replace(/^Hand0: (\S+) \S+/m, "Hand0: $1 $1"),
    "with what one seat saw": VIEW,
    "of another version": GAME.replace('[Record "1"]', '[Record "2"]'),
    "with a thousand tags": GAME.replace("[Players", `${'[a "b"]\n'.repeat(1000)}[Players`),
    "of just under a megabyte": Buffer.alloc((1 << 20) - 1, '[Record "1"]\n'),
  };
  for (const [name, contents] of Object.entries(files)) {
    test(`${name} is refused in a sentence, and the game that was left is there`, async () => {
      const page = await site.visit({ kept: shelve(LEFT) });
      await page.setInputFiles("input[type=file]", { name: "a.rec", mimeType: "text/plain", buffer: Buffer.from(contents) });
      await told(page);
      await goesOn(page);
      await leave(page);
    });
  }

  test("of fifty megabytes is refused at once, and the game that was left is there", async () => {
    const folder = await mkdtemp(join(tmpdir(), "claimant-"));
    await writeFile(join(folder, "a.rec"), Buffer.alloc(50 << 20, '[Record "1"]\n'));
    const page = await site.visit({ kept: shelve(LEFT) });
    await page.setInputFiles("input[type=file]", join(folder, "a.rec"));
    await told(page);
    await goesOn(page);
    await leave(page);
    await rm(folder, { recursive: true });
  });

  test("may be of the wrong kind first and right then", async () => {
    const page = await site.visit();
    const give = (text) =>
      page.setInputFiles("input[type=file]", { name: "a.rec", mimeType: "text/plain", buffer: Buffer.from(text) });
    await give("?");
    await told(page);
    await give(LEFT);
    await page.waitForSelector(ASKED);
    assert.equal(await page.locator(".message").count(), 0, "the sentence is gone");
    await leave(page);
  });
});

describe("storage", { concurrency: 2 }, () => {
  const KEYS = ["language", "theme", "choices-claim", "choices-claim-it", "game", "statistics", "game-1", "pace"];
  const garbage = {
    "words": "garbage",
    "half a record": LEFT.slice(0, 300),
    "braces": "{}",
    "nothing": "",
    "signs": "\u0000\uFFFF\uD800",
    "much": "x".repeat(4_000_000 / KEYS.length),
  };
  for (const [name, text] of Object.entries(garbage)) {
    test(`with ${name} in every place leaves a page that works`, async () => {
      const page = await site.visit({ kept: Object.fromEntries(KEYS.map((key) => [key, text])) });
      await page.click(".of-cards");
      await page.waitForSelector(ASKED);
      await leave(page);
    });
  }

  test("with a game that can't be read keeps it as it is", async () => {
    const kept = shelve(LEFT.slice(0, 300));
    const page = await site.visit({ kept });
    await page.click(".of-cards");
    await play(page, { most: 1 });
    assert.equal(await page.evaluate(() => localStorage.getItem("claimant-game-1")), kept["game-1"]);
    await leave(page);
  });

  const refuse = (what) => (context) => context.addInitScript((what) => {
    const no = () => {
      throw new DOMException("no", what === "full" ? "QuotaExceededError" : "SecurityError");
    };
    if (what === "full") Storage.prototype.setItem = no;
    else Object.defineProperty(window, "localStorage", { get: no });
  }, what);
  for (const what of ["full", "forbidden"]) {
    test(`that is ${what} leaves a page that works, and says that the game is not kept`, async () => {
      const page = await site.visit({ kept: {}, prepare: refuse(what) });
      page.faults.splice(0, page.faults.length, ...page.faults.filter((fault) => !/Error: no/.test(fault)));
      await page.click(".of-cards");
      await page.waitForSelector(ASKED);
      await told(page);
      await play(page, { most: 2 });
      await page.waitForSelector(ASKED);
      await leave(page);
    });
  }
});

describe("a browser", { concurrency: 2 }, () => {
  /** Waits until the link is on the page, to copy by hand. */
  const seesLink = (page) => page.waitForFunction(() =>
    Array.from(document.querySelectorAll("input, textarea, a, [role=alert]"))
      .some((one) => `${one.value} ${one.href} ${one.textContent}`.includes("#%7B")), null, { timeout: 5_000 });

  /** What stands on the page when it can't run. */
  async function notice(wishes) {
    const page = await site.visit({ ready: null, ...wishes });
    const text = await page.locator(".broken").innerText({ timeout: 5_000 });
    await page.context().close();
    return text;
  }

  test("without JavaScript is told to switch it on", async () => {
    const page = await site.visit({ ready: null, context: { javaScriptEnabled: false } });
    assert.match(await page.locator("body").innerText(), /JavaScript/);
    await page.context().close();
  });

  test("without WebAssembly is told so", async () => {
    const prepare = (context) => context.addInitScript(() => delete globalThis.WebAssembly);
    assert.match(await notice({ prepare }), /WebAssembly/);
  });

  for (const [name, answer] of [["is missing", (route) => route.fulfill({ status: 404 })], ["does not arrive", (route) => route.abort()],
    ["is broken", (route) => route.fulfill({ contentType: "application/wasm", body: "no module" })]]) {
    test(`for which the module ${name} is told what to do`, async () => {
      const prepare = (context) => context.route("**/*.wasm", answer);
      assert.match(await notice({ prepare }), /reload the page|newer browser/);
    });
  }

  test("whose worker does not start lets bots think on the page", async () => {
    const prepare = (context) => context.route("**/worker-*.js", (route) => route.abort());
    const page = await site.visit({ prepare, choices: { seats: ["person", "search"], seed: 7 } });
    await play(page, { most: 4 });
    await page.waitForSelector(ASKED);
    await page.context().close();
  });

  test("that keeps its clipboard to itself shows the link", async () => {
    const prepare = (context) => context.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    const page = await site.visit({ prepare, choices: { seats: bots(2), seed: 7 } });
    await page.waitForSelector(ASKED);
    await press(page, "Copy link");
    await seesLink(page);
    await leave(page);
  });

  test("without a clipboard (not a secure address) shows the link", async () => {
    const prepare = (context) => context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined }));
    const page = await site.visit({ prepare, choices: { seats: bots(2), seed: 7 } });
    await page.waitForSelector(ASKED);
    await press(page, "Copy link");
    await seesLink(page);
    await leave(page);
  });
});
