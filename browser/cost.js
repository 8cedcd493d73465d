// What the page costs: bytes, and time.
import { mkdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright-core";
import { BROWSER, FLAGS, browse, visit } from "./site.js";
import { play } from "./player.js";

/** A file as the server has it. */
const fetched = (address) => new Promise((told, failed) => {
  get(address, { headers: { "accept-encoding": "identity" } }, (answer) => {
    const parts = [];
    answer.on("data", (part) => parts.push(part));
    answer.on("end", () => (answer.statusCode === 200 ? told(Buffer.concat(parts)) : failed(new Error(address))));
  }).once("error", failed);
});

/** As a release is packed; a build for tests packs quicker and worse. */
const brotli = (bytes) => brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/** Every file that a first visit and a first game load, or that is kept to need no network later, with its size. */
export async function firstVisit(site) {
  const asked = new Set();
  const prepare = (context) => context.on("request", (request) => asked.add(new URL(request.url()).pathname));
  const page = await site.visit({ prepare });
  await page.click(".of-cards");
  await play(page, { most: 1 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  await page.context().close();
  return Promise.all([...new Set([...asked, ...kept])].sort().map(async (path) => {
    const bytes = await fetched(new URL(path, site.address));
    return { path, plain: bytes.length, packed: brotli(bytes).length };
  }));
}

/** Milliseconds from the first request until a card can be clicked, in a browser that has never been here. */
export async function coldStart(address) {
  const browser = await browse();
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector(".hand .can")) return requestAnimationFrame(look);
      globalThis.usable = performance.now();
    };
    requestAnimationFrame(look);
  });
  // In this deal the person leads: nobody has to be waited for.
  await page.goto(`${address}#${encodeURIComponent('{"seats":["person","expert"],"seed":7}')}`);
  const time = await page.waitForFunction(() => globalThis.usable);
  const millis = await time.jsonValue();
  await browser.close();
  return millis;
}

/** The longest task of the page's own thread, in milliseconds, in a few tricks against an expert; below 50 it is 0. */
export async function longestTask(site, most = 4) {
  const page = await site.visit({ choices: { seats: ["person", "expert"], seed: 7 } });
  await page.waitForSelector(".question.asks");
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: "longtask" });
  });
  await play(page, { most });
  await page.waitForSelector(".question.asks");
  const longest = await page.evaluate(() => Math.max(0, ...tasks));
  await page.context().close();
  return longest;
}

const CGROUP = "/sys/fs/cgroup/cpu/claimant-slow";
const PERIOD = 10_000;

/** All processes that one has started, and itself. */
async function family(pid) {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "")).split(" ").filter(Boolean);
  return [pid, ...(await Promise.all(children.map(family))).flat()];
}

/**
 * A browser all of whose processes together have this share of one core: the page, its workers, drawing. Slowing down a page
 * by the debugger does not slow down its workers (docs/decisions/0023-parts-of-the-page.md). Needs Linux and the right to
 * make a control group; else there is none.
 */
export async function slowBrowser(share) {
  try {
    await mkdir(CGROUP, { recursive: true });
    await writeFile(`${CGROUP}/cpu.cfs_period_us`, `${PERIOD}`);
    await writeFile(`${CGROUP}/cpu.cfs_quota_us`, `${Math.round(PERIOD * share)}`);
    // It gets its share whatever else is running.
    await writeFile(`${CGROUP}/cpu.shares`, "200000");
  } catch {
    return null;
  }
  const server = await chromium.launchServer({ executablePath: BROWSER, args: FLAGS });
  for (const pid of await family(server.process().pid)) await writeFile(`${CGROUP}/cgroup.procs`, `${pid}`).catch(() => {});
  const browser = await chromium.connect(server.wsEndpoint());
  return {
    browser,
    async close() {
      await server.close();
      await rmdir(CGROUP).catch(() => {});
    },
  };
}

/**
 * How long people wait for bots that search, in milliseconds: from the question to the first frame after the move that answers
 * it, which is kept as soon as it is made. Nothing is held back for the eye meanwhile.
 */
export async function answerTimes(browser, address, { most = 4, ...choices }) {
  const prepare = (context) => context.addInitScript(() => {
    const [{ postMessage }, { setItem }] = [Worker.prototype, Storage.prototype];
    globalThis.waits = [];
    let asked = null;
    Worker.prototype.postMessage = function (message, ...more) {
      if (message.startsWith("{")) asked = performance.now();
      return postMessage.call(this, message, ...more);
    };
    Storage.prototype.setItem = function (...kept) {
      const since = asked;
      asked = null;
      if (since !== null) requestAnimationFrame(() => waits.push(performance.now() - since));
      return setItem.apply(this, kept);
    };
  });
  const page = await visit(browser, address, { choices: { seed: 7, ...choices }, prepare });
  await play(page, { most });
  await page.waitForSelector(".question.asks, .end");
  const waits = await page.evaluate(() => globalThis.waits);
  await page.context().close();
  return waits;
}
