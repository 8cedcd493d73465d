// Tables on the network: opened, sat down at, and played by several pages; and a way to cut their connections.
import assert from "node:assert/strict";
import net from "node:net";
import { once } from "node:events";
import { play } from "./player.js";

export const LOBBY = "main.lobby .seats";
export const TABLE = "main.table";
export const CHOOSABLE = ":is(.hand .can, .small.can, .played .can, .lit, .choices .choice):visible";

/** Opens a table without a page, for `players` people and these bots. Gives back its path. */
export async function openTable(address, { game = {}, players = 2, bots = [], clock = "none" } = {}) {
  const seats = [...Array(players).fill("open"), ...bots.map((bot) => ({ bot }))];
  const response = await fetch(new URL("/api/tables", address), {
    method: "POST",
    body: JSON.stringify({ game, seats, clock }),
  });
  assert.equal(response.status, 201, await response.clone().text());
  return `t/${(await response.json()).table}`;
}

/** Sits down at the table that a page shows. */
export async function sit(page, name) {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "I am ready" }).waitFor();
}

/** Visits a table as somebody with this name, who sits down. */
export async function come(site, path, name, wishes = {}) {
  const page = await site.visit({ path, ready: LOBBY, ...wishes });
  await sit(page, name);
  return page;
}

/** All of them say that they are ready, and get their cards. */
export async function deal(pages) {
  for (const page of pages) await page.getByRole("button", { name: "I am ready" }).click();
  await Promise.all(pages.map((page) => page.waitForSelector(TABLE)));
}

/** People with these names sit at a new table and have been dealt their cards. */
export async function sitTogether(site, names, table = {}) {
  const path = await openTable(site.address, { players: names.length, ...table });
  const pages = [];
  for (const name of names) pages.push(await come(site, path, name));
  await deal(pages);
  return { path, pages };
}

/** Everybody plays until the game is over. */
export const playToTheEnd = (pages) => Promise.all(pages.map((page) => play(page)));

/** Makes this number of choices, by whoever has to choose. */
export async function playSome(pages, choices) {
  for (let made = 0; made < choices; made++) await play(await whoseTurn(pages), { most: 1 });
}

/** Whoever is to choose something now. */
export async function whoseTurn(pages) {
  return Promise.race(pages.map(async (page) => {
    await page.waitForSelector(CHOOSABLE);
    return page;
  }));
}

/** Waits until no answer is on its way any more. */
export async function settled(pages) {
  await whoseTurn(pages);
  for (const page of pages) await page.locator(".sent").first().waitFor({ state: "detached" });
}

/** A way to a server that can be cut, and mended. */
export async function wire(address) {
  const { hostname, port } = new URL(address);
  const open = new Set();
  let isCut = false;
  const proxy = net.createServer((client) => {
    if (isCut) return client.destroy();
    const server = net.connect(Number(port), hostname);
    for (const [one, other] of [[client, server], [server, client]]) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  proxy.listen(0, "127.0.0.1");
  // A test that fails before it closes this must not keep node from ending.
  proxy.unref();
  await once(proxy, "listening");
  const destroy = () => open.forEach((socket) => socket.destroy());
  return {
    address: `http://127.0.0.1:${proxy.address().port}/`,
    cut: () => ((isCut = true), destroy()),
    mend: () => (isCut = false),
    close: () => (destroy(), proxy.close()),
  };
}
