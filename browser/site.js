// A server and a browser, for all who look at the page: tests, screenshots and the benchmark.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { PROGRAM } from "./program.js";

export const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };
/** A phone on its side. */
export const LYING = { width: 844, height: 390 };
export const SIZES = [PHONE, LYING, DESK];

/** The program as a server, with tables in a folder of its own. */
export async function serve({ flags } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "claimant-"));
  let server;
  let port = "0";
  const stop = () => server.kill("SIGTERM");
  const start = async () => {
    const args = ["serve", "--port", port, ...(flags ?? ["--tables", folder])];
    server = spawn(PROGRAM, args, { stdio: ["ignore", "pipe", "inherit"] });
    const address = await new Promise((told, failed) => {
      server.stdout.once("data", (line) => told(String(line).split("\n")[0].trim()));
      server.once("error", failed);
      server.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
    });
    ({ port } = new URL(address));
    return address;
  };
  const end = async (signal) => {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  process.once("exit", stop);
  return {
    address: await start(),
    /** Ends it at once, as a power cut would. */
    kill: () => end("SIGKILL"),
    /** Starts it again under the same address. */
    restart: start,
    async close() {
      process.off("exit", stop);
      await end("SIGTERM");
      await rm(folder, { recursive: true });
    },
  };
}

/** A browser with a new profile. */
export const browse = () => chromium.launch({ executablePath: BROWSER, args: FLAGS });

/** A server and a browser; `close` ends both. */
export async function open(wishes) {
  const [server, browser] = await Promise.all([serve(wishes), browse()]);
  const { address, kill, restart } = server;
  return {
    address,
    kill,
    restart,
    visit: (wishes) => visit(browser, address, wishes),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * A page in a profile of its own. `path` is what is visited, `address` where, if not at the server itself, `choices` what
 * is to be played, as a link says it, `kept` what the page finds stored, `prepare` may change the profile before anything
 * is loaded, `ready` is waited for, `context` is for playwright.
 */
export async function visit(browser, address, wishes = {}) {
  const { size = DESK, path = "", choices, fragment = choices ? link(choices) : "", kept, prepare } = wishes;
  const { ready = "main" } = wishes;
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
  await page.goto((wishes.address ?? address) + path + fragment);
  if (ready) await page.waitForSelector(ready);
  return page;
}

/** A page in a browser of its own, whose reader wants letters of twice the size. */
export async function visitLarge(address, { size = DESK, ready = "main", prepare } = {}) {
  const profile = await mkdtemp(join(tmpdir(), "claimant-large-"));
  await mkdir(join(profile, "Default"));
  const wishes = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } };
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(wishes));
  const ours = { executablePath: BROWSER, args: FLAGS, viewport: size, locale: "en-GB", reducedMotion: "reduce" };
  const context = await chromium.launchPersistentContext(profile, ours);
  context.once("close", () => rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {}));
  await context.addInitScript(() => localStorage.setItem("claimant-pace", "instant"));
  await prepare?.(context);
  const page = context.pages()[0] ?? await context.newPage();
  page.setDefaultTimeout(60_000);
  listen(page);
  await page.goto(address);
  await page.waitForSelector(ready);
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
  // What is rarely wanted is folded away: behind "More" at the table, behind "Set up a game" before it.
  if (!(await button.isVisible())) await page.click(".play .more > summary, .set-up:not([open]) > summary");
  await button.click();
}

/** Opens the form of the start page, if that is where the page is. The form is fetched when it is first opened. */
export async function openForm(page) {
  const form = page.locator(".set-up");
  if (!(await form.count())) return;
  if ((await form.getAttribute("open")) === null) await form.locator("summary").first().click();
  await form.locator("select").first().waitFor();
}

/** Chooses in the form of the start page, or in that of a table with friends. */
export async function choose(page, label, option) {
  await openForm(page);
  await page.locator(`label:has(span:text-is("${label}")) select`).selectOption({ label: option });
}

/** Has a page keep what it posts to workers, in `posted`. */
export const keepPosted = (context) => context.addInitScript(() => {
  const { postMessage } = Worker.prototype;
  globalThis.posted = [];
  Worker.prototype.postMessage = function (message, ...more) {
    globalThis.posted.push(message);
    postMessage.call(this, message, ...more);
  };
});

/** What makes a page wider than its window. */
export const tooWide = (page) => page.evaluate(() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const sticksOut = (one) => one.getBoundingClientRect().right > innerWidth && one.checkVisibility();
  return Array.from(document.querySelectorAll("main *, header *")).filter(sticksOut)
    .map((one) => `${one.tagName.toLowerCase()}.${one.className}: ${one.textContent.slice(0, 40)}`);
});
