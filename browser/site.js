// A server and a browser, for all who look at the page: tests, screenshots and the benchmark.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chromium } from "playwright-core";
import { PROGRAM } from "./program.js";

const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };
export const SIZES = [PHONE, DESK];

/** The program as a server. */
export async function serve() {
  const server = spawn(PROGRAM, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise((told, failed) => {
    server.stdout.once("data", (line) => told(String(line).trim()));
    server.once("error", failed);
    server.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
  });
  const stop = () => server.kill("SIGTERM");
  process.once("exit", stop);
  const close = async () => {
    process.off("exit", stop);
    const ended = new Promise((told) => server.once("exit", told));
    stop();
    await ended;
  };
  return { address, close };
}

/** A browser with a new profile. */
export const browse = () => chromium.launch({ executablePath: BROWSER, args: FLAGS });

/** A server and a browser; `close` ends both. */
export async function open() {
  const [server, browser] = await Promise.all([serve(), browse()]);
  const { address } = server;
  return {
    address,
    visit: (wishes) => visit(browser, address, wishes),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * A page in a profile of its own. `choices` is what is to be played, as a link says it, `kept` what the page finds
 * stored, `prepare` may change the profile before anything is loaded, `ready` is waited for, `context` is for playwright.
 */
async function visit(browser, address, wishes = {}) {
  const { size = DESK, choices, fragment = choices ? link(choices) : "", kept, prepare, ready = "main" } = wishes;
  const ours = { viewport: size, locale: "en-GB", reducedMotion: "reduce" };
  const context = await browser.newContext({ ...ours, ...wishes.context });
  // Nobody here wants to watch bots; and what is kept is there once, not again after every reload.
  await context.addInitScript((all) => {
    if (sessionStorage.getItem("visited")) return;
    sessionStorage.setItem("visited", "yes");
    for (const [name, text] of Object.entries(all)) localStorage.setItem(`claimant-${name}`, text);
  }, { pace: "instant", ...kept });
  await prepare?.(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  listen(page);
  await page.goto(address + fragment);
  if (ready) await page.waitForSelector(ready);
  return page;
}

/** Collects what goes wrong in a page in its `faults`. */
function listen(page) {
  page.faults = [];
  page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
  page.on("pageerror", (error) => page.faults.push(String(error)));
}

/** Ends a visit in which nothing may have gone wrong. */
export async function leave(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

/** The part of a link that says what is to be played. */
export const link = (choices) => `#${encodeURIComponent(JSON.stringify(choices))}`;

/** What the page keeps under a name. */
export const kept = (page, name) => page.evaluate((key) => localStorage.getItem(`claimant-${key}`), name);

/** Presses a button by the words on it. */
export async function press(page, words) {
  const button = page.getByRole("button", { name: words, exact: true });
  // What is rarely wanted is behind "More".
  if (!(await button.isVisible())) await page.click(".more > summary");
  await button.click();
}

/** Chooses in the form of the start page. */
export async function choose(page, label, option) {
  await page.locator(`label:has(span:text-is("${label}")) select`).selectOption({ label: option });
}

/** What makes a page wider than its window. */
export const tooWide = (page) => page.evaluate(() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const sticksOut = (one) => one.getBoundingClientRect().right > innerWidth && one.checkVisibility();
  return Array.from(document.querySelectorAll("main *, header *")).filter(sticksOut)
    .map((one) => `${one.tagName.toLowerCase()}.${one.className}: ${one.textContent.slice(0, 40)}`);
});
