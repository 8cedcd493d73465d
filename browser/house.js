// Starts the server and a browser for the tests, and plays games by clicking.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const PROGRAM = process.env.CLAIMANT ?? new URL("../target/release/claimant", import.meta.url).pathname;
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** A server and a browser; `close` ends both. */
export async function open() {
  const server = spawn(PROGRAM, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise((told, failed) => {
    server.stdout.once("data", (line) => told(String(line).trim()));
    server.once("error", failed);
    server.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
  });
  const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
  return {
    address,
    /** A fresh profile with a page; what goes wrong in it is collected in `page.faults`. */
    async visit(viewport = DESK, options = {}, fragment = "") {
      const context = await browser.newContext({ viewport, locale: "en-GB", reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      page.faults = [];
      page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
      page.on("pageerror", (error) => page.faults.push(String(error)));
      await page.goto(address + fragment);
      await page.waitForSelector("main");
      return page;
    },
    async close() {
      await browser.close();
      server.kill("SIGTERM");
      await new Promise((ended) => server.once("exit", ended));
    },
  };
}

/** What axe finds wrong with the page. */
export async function violations(page) {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  // The page forbids scripts from elsewhere, so it is evaluated by the debugger.
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

/** Clicks whatever can be chosen until the game is over or `most` choices have been made. */
export async function play(page, most = Infinity) {
  const choosable = ".hand .can, .lit, .choices .choice";
  for (let made = 0; made < most; ) {
    await page.waitForSelector(`${choosable}, .end, .hand-over button`, { timeout: 60_000 });
    if (await page.$(".end")) return made;
    const ready = await page.$(".hand-over button");
    const things = ready ? [ready] : await page.$$(choosable);
    const thing = things[Math.floor(things.length / 2)];
    // The page may change between looking and clicking: then look again.
    const clicked = await thing?.click({ timeout: 1_000 }).then(() => true, () => false);
    made += clicked && !ready ? 1 : 0;
  }
  return most;
}

/** Chooses in the form of the start page. */
export async function choose(page, label, option) {
  await page.locator(`label:has(span:text-is("${label}")) select`).selectOption({ label: option });
}
