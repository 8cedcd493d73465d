// Tables on the network, as people at several devices play at them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "../axe.js";
import { LOBBY, TABLE, come, deal, openTable, playSome, playToTheEnd, settled, sit, sitTogether, whoseTurn, wire } from "../network.js";
import { play } from "../player.js";
import { verify } from "../program.js";
import { DESK, PHONE, choose, kept, leave, open, press, tooWide, visitLarge } from "../site.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const text = (page, selector) => page.locator(selector).allTextContents().then((all) => all.join(" "));
const cards = (page) => page.locator(".hand .piece").evaluateAll((all) => all.map((card) => card.ariaLabel.split(".")[0]));

/** Ends visits in which a connection was cut, which browsers report as an error. */
async function part(...pages) {
  for (const page of pages) {
    page.faults = page.faults.filter((fault) => !/WebSocket|ERR_|Failed to load resource/.test(fault));
    await leave(page);
  }
}

test("two players and a spectator play Claim, from the start page to a rematch", async () => {
  const ada = await site.visit();
  await ada.click(".with-friends");
  await ada.getByLabel("Your name").fill("Ada");
  await choose(ada, "Set", "Claim 2");
  assert.deepEqual(await violations(ada), []);
  await press(ada, "Open the table");
  await ada.waitForSelector(LOBBY);
  const link = await ada.getByLabel("Link to this table").inputValue();
  assert.equal(link, ada.url());
  await ada.waitForFunction(() => document.querySelector(".qr").naturalWidth > 0);
  assert.deepEqual(await violations(ada), []);

  const path = new URL(link).pathname.slice(1);
  const bob = await come(site, path, "Bob", { size: PHONE });
  const eve = await site.visit({ path, ready: LOBBY });
  await eve.getByText("All seats are taken: you are watching.").waitFor();
  await deal([ada, bob]);
  await eve.waitForSelector(TABLE);
  assert.match(await text(eve, ".network"), /You are watching/);
  assert.match(await text(eve, ".crowd"), /Ada.*Bob/);
  assert.equal((await cards(eve)).length, 0);
  assert.ok((await cards(ada)).length > 10);
  assert.equal(await ada.getByRole("button", { name: "Hint" }).count(), 0);

  await playSome([ada, bob], 3);
  assert.deepEqual(await violations(bob), []);
  await playToTheEnd([ada, bob]);
  await eve.waitForSelector(".end");
  assert.match(await text(ada, ".end h2"), /You|Bob/);
  assert.match(await text(eve, ".end h2"), /Ada|Bob/);
  const [download] = await Promise.all([eve.waitForEvent("download"), press(eve, "Save as file")]);
  const record = await (await import("node:fs/promises")).readFile(await download.path(), "utf8");
  assert.match(record, /"Ada"/);
  assert.equal(await verify(record), "");
  await press(eve, "Replay");
  await eve.locator(".look-back input[type=range]").fill("10");
  await eve.getByLabel("Show all hands").check();
  assert.ok(await eve.locator(".others .lying.hand .piece").count() > 0, "after the end everything is open");

  await press(ada, "Play again");
  await bob.locator(".offers", { hasText: "Ada would like to play again." }).waitFor();
  assert.deepEqual(await violations(bob), []);
  await bob.getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, bob, eve]) await page.waitForSelector(".end", { state: "detached" });
  await playSome([ada, bob], 2);
  await part(ada, bob, eve);
});

test("two people, a bot and a spectator are at a table of Claim It!, and talk", async () => {
  const { path, pages: [ada, bob] } = await sitTogether(site, ["Ada", "Bob"], { game: { game: "claim-it" }, bots: ["greedy"] });
  await ada.getByText("Say…").click();
  await press(ada, "Good luck!");
  await bob.locator(".bubble", { hasText: "Good luck!" }).waitFor();
  await bob.getByText("Say…").click();
  await bob.getByLabel("Mute Ada").check();
  await bob.locator(".bubble").waitFor({ state: "detached" });
  await ada.getByText("Say…").click();
  await press(ada, "Thank you!");
  await ada.locator(".bubble", { hasText: "Thank you!" }).waitFor();
  assert.equal(await bob.locator(".bubble").count(), 0);
  assert.deepEqual(await violations(bob), []);
  // What lies under an open menu cannot be clicked.
  await bob.keyboard.press("Escape");
  await bob.locator("details.more[open]").waitFor({ state: "detached" });
  const eve = await site.visit({ path, ready: TABLE });
  assert.match(await text(eve, ".network"), /You are watching/);
  await playToTheEnd([ada, bob]);
  await eve.waitForSelector(".end");
  const shares = [];
  for (const page of [ada, bob]) {
    await page.waitForFunction(() => localStorage.getItem("claimant-statistics"));
    const [game, ...others] = JSON.parse(await kept(page, "statistics"));
    assert.deepEqual([game.choices.game, game.choices.seats, others], ["claim-it", ["person", "person", "greedy"], []]);
    shares.push(game.won);
  }
  assert.ok(!(shares[0] && shares[1]), "not both of them have won");
  assert.equal(await kept(eve, "statistics"), null, "whoever watches has not played");
  assert.equal(await text(eve, ".end .scores, .end table"), await text(ada, ".end .scores, .end table"));
  await part(ada, bob, eve);
});

test("whoever is cut off, reloads, or opens a second window goes on where they were", async () => {
  const line = await wire(site.address);
  const path = await openTable(site.address);
  const [ada, bob] = [await come(site, path, "Ada", { address: line.address }), await come(site, path, "Bob")];
  await deal([ada, bob]);
  await playSome([ada, bob], 3);

  await settled([ada, bob]);
  line.cut();
  await ada.locator(".wire", { hasText: /\(since \d/ }).waitFor();
  await ada.locator(".chip.cut-off", { hasText: "connection lost" }).waitFor();
  assert.equal(await ada.locator(".chip.here").count(), 0, "whoever is cut off knows nothing of the others");
  await bob.locator(".chip.cut-off", { hasText: "Ada" }).waitFor();
  if (await whoseTurn([ada, bob]) === ada) {
    // What is played without a connection is sent as soon as there is one.
    await play(ada, { most: 1 });
    await ada.getByText("Your answer is on its way.").waitFor();
    assert.ok(await ada.locator(".sent").count() > 0);
  }
  line.mend();
  await ada.getByRole("button", { name: "Try now" }).click({ timeout: 5_000 }).catch(() => {});
  await ada.locator(".wire").waitFor({ state: "detached" });
  await bob.locator(".chip.here", { hasText: "Ada" }).waitFor();
  await playSome([ada, bob], 3);

  await settled([ada, bob]);
  const hand = await cards(ada);
  await ada.reload();
  await ada.waitForSelector(TABLE);
  assert.deepEqual(await cards(ada), hand);

  const other = await ada.context().newPage();
  await other.goto(ada.url());
  await other.waitForSelector(TABLE);
  assert.deepEqual(await cards(other), hand);
  await ada.locator(".problem", { hasText: "in another window" }).waitFor();
  await ada.getByRole("button", { name: "Play here again" }).click();
  await other.locator(".problem", { hasText: "in another window" }).waitFor();
  await other.close();
  await playSome([ada, bob], 2);
  await part(ada, bob);
  line.close();
});

test("a link with a wrong key does not cost the seat", async () => {
  const { path, pages: [ada, bob] } = await sitTogether(site, ["Ada", "Bob"]);
  const hand = await cards(ada);
  const kept = () => ada.evaluate(() => JSON.parse(localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith("claimant-table-")))).token);
  const key = await kept();
  await ada.goto(site.address);
  await ada.waitForSelector("main");
  await ada.goto(`${site.address}${path}#${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`);
  await ada.waitForSelector(TABLE);
  await ada.locator(".hand .piece").first().waitFor();
  assert.deepEqual(await cards(ada), hand);
  assert.equal(await kept(), key);
  await part(ada, bob);
});

test("a seat is taken along to another device, and a table is found on the start page", async () => {
  const { path, pages: [ada, bob] } = await sitTogether(site, ["Ada", "Bob"]);
  const hand = await cards(ada);
  await ada.getByText("Table…").click();
  await ada.getByText("Continue on another device").click();
  const own = new URL(await ada.getByLabel("Link to your seat").inputValue());
  const phone = await site.visit({ path: path + own.hash, size: PHONE, ready: TABLE });
  assert.deepEqual(await cards(phone), hand);
  assert.equal(new URL(phone.url()).hash, "", "the key does not stay in the address");
  await phone.getByRole("button", { name: "Claimant" }).click();
  await phone.locator(".kept", { hasText: "with friends" }).click();
  await phone.waitForSelector(TABLE);
  assert.deepEqual(await cards(phone), hand);
  await playSome([phone, bob], 2);
  await part(ada, bob, phone);
});

test("a page of another build loads itself again, once, and then says so", async () => {
  const path = await openTable(site.address);
  const prepare = (context) => context.routeWebSocket(/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message.replace(/"build":"[^"]*"/, '"build":"another"')));
  });
  const page = await site.visit({ path, prepare, ready: ".problem" });
  await page.getByRole("button", { name: "Reload" }).waitFor();
  assert.match(await text(page, ".problem"), /another version/);
  assert.equal(await page.evaluate(() => performance.getEntriesByType("navigation")[0].type), "reload");
  await part(page);
});

test("a table that is not there, a link that is none", async () => {
  const page = await site.visit({ path: "t/0000000000000000", ready: ".problem" });
  await page.locator(".problem", { hasText: "There is no such table." }).waitFor();
  await press(page, "Home");
  await page.waitForSelector("main.start:not(.lobby)");
  await part(page);
});

test("four people play in two teams", async () => {
  const names = ["Ada", "Bob", "Cleo", "Dan"];
  const { pages } = await sitTogether(site, names, { game: { set: "the-succession" } });
  assert.match(await text(pages[0], ".player"), /your partner/);
  await playSome(pages, 10);
  await part(...pages);
});

test("four people choose with whom they play, and leave their seats", async () => {
  const path = await openTable(site.address, { players: 3, bots: ["greedy"], game: { set: "the-succession" } });
  const ada = await come(site, path, "Ada");
  const bob = await come(site, path, "Bob", { size: PHONE });
  const seat = (page, number) => page.locator(".seats li").nth(number - 1);
  const sits = (page, number, name) => seat(page, number).locator("strong", { hasText: name }).waitFor();
  assert.match(await seat(ada, 1).textContent(), /You.*Team 1/);
  assert.match(await seat(ada, 2).textContent(), /Bob.*Team 2/);
  await press(bob, "I am ready");
  await seat(ada, 3).getByRole("button", { name: "Sit here" }).click();
  await sits(bob, 3, "Ada");
  await bob.getByRole("button", { name: "I am ready" }).waitFor();
  await seat(ada, 4).getByRole("button", { name: "Swap" }).click();
  await sits(bob, 4, "Ada");
  await seat(ada, 2).getByRole("button", { name: "Swap" }).click();
  await bob.locator(".offers", { hasText: "Ada would like to swap seats with you." }).waitFor();
  assert.deepEqual(await violations(bob), []);
  assert.deepEqual(await tooWide(bob), []);
  await bob.getByRole("button", { name: "Agree" }).click();
  await sits(ada, 4, "Bob");
  await sits(ada, 2, "You");

  await press(ada, "Leave seat");
  await ada.getByLabel("Your name").waitFor();
  await seat(bob, 2).getByText("free").waitFor();
  await ada.reload();
  await ada.getByLabel("Your name").waitFor();
  await seat(ada, 2).getByRole("button", { name: "Sit here" }).click();
  const cleo = await come(site, path, "Cleo");
  const pages = [ada, bob, cleo];
  await deal(pages);
  assert.match(await text(ada, ".player.partner, .player"), /Bob[^]*your partner|your partner[^]*Bob/);
  await playSome(pages, 4);
  await part(...pages);
});

test("a bot is the same after a rematch, and tallies begin with the reader's own", async () => {
  const table = { game: { game: "claim-it" }, bots: ["greedy", "greedy"] };
  const { pages: [ada, bob] } = await sitTogether(site, ["Ada", "Bob"], table);
  const bots = async (page) => (await page.locator(".chip.bot strong").allTextContents()).sort();
  const before = await bots(ada);
  assert.equal(new Set(before).size, 2);
  for (const size of [{ width: 360, height: 640 }, { width: 390, height: 844 }]) {
    await bob.setViewportSize(size);
    const legend = bob.locator(".legend li:has(.name)");
    assert.equal(await legend.count(), 4);
    assert.match(await legend.first().locator(".name").textContent(), /^You/);
    for (const entry of await legend.all()) {
      const box = await entry.boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= size.height && box.x >= 0 && box.x + box.width <= size.width, JSON.stringify(box));
      assert.ok(await entry.locator("b").isVisible() && await entry.locator(".marker").isVisible());
    }
    for (let choices = 0; choices < 4; choices += 1) {
      const space = await bob.locator(".space").first().boundingBox();
      assert.ok(space.width >= 24, `a space is ${space.width} pixels wide beside "${await text(bob, ".question")}"`);
      assert.deepEqual(await tooWide(bob), []);
      await playSome([ada, bob], 1);
    }
  }
  assert.match(await ada.locator(".tally tbody tr").first().textContent(), /You/);
  await ada.getByText("Table…").click();
  await press(ada, "End the game");
  await bob.getByRole("button", { name: "Agree" }).click();
  await ada.waitForSelector(".end");
  await press(ada, "Play again");
  await bob.locator(".offers").getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, bob]) await page.waitForSelector(".end", { state: "detached" });
  assert.deepEqual(await bots(ada), before);
  assert.deepEqual(await bots(bob), before);
  assert.match(await ada.locator(".tally tbody tr").first().textContent(), /You/);
  await part(ada, bob);
});

test("whoever cannot reach the server is told since when, and can try at once", async () => {
  const path = await openTable(site.address);
  let isDown = true;
  const prepare = (context) => context.routeWebSocket(/api\/socket/, (socket) => (isDown ? socket.close() : socket.connectToServer()));
  const page = await site.visit({ path, prepare, ready: ".problem" });
  await page.locator(".problem", { hasText: /can't be reached.*since \d/ }).waitFor();
  assert.deepEqual(await violations(page), []);
  isDown = false;
  await press(page, "Try now");
  await page.waitForSelector(LOBBY);
  await part(page);
});

test("with text of twice the size nothing is lost at a table", async () => {
  const reached = async (page, wanted) => {
    assert.deepEqual(await tooWide(page), []);
    await page.locator(wanted).last().click({ trial: true, timeout: 10_000 });
  };
  for (const size of [PHONE, DESK]) {
    for (const game of [{ set: "the-succession" }, { game: "claim-it" }]) {
      const path = await openTable(site.address, { players: 2, bots: ["greedy"], game });
      const ada = await visitLarge(site.address + path, { ready: LOBBY, size });
      assert.equal(await ada.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      await reached(ada, ".lobby .big");
      await sit(ada, "Wilhelmina-Maximiliana-W");
      await reached(ada, ".seats li .quiet");
      await reached(ada, ".seats .tools .quiet");
      await reached(ada, ".invite .choose > .link .quiet");
      const bob = await come(site, path, "Bob");
      await deal([ada, bob]);
      await playSome([ada, bob], 2);
      while (await whoseTurn([ada, bob]) !== ada) await play(bob, { most: 1 });
      // Cards lie over each other: the part that is in sight is pressed.
      await play(ada, { most: 1 });
      await reached(ada, ".network details.talk > summary");
      await reached(ada, ".network details.of-table > summary");
      await ada.getByText("Table…").click();
      await reached(ada, ".network .menu .tools .quiet");
      await part(ada, bob);
    }
  }
});

test("a bot takes the seat of somebody who leaves, who gets it back", async () => {
  const { path, pages: [ada, bob] } = await sitTogether(site, ["Ada", "Bob"]);
  await playSome([ada, bob], 2);
  bob.once("dialog", (dialog) => dialog.accept());
  await bob.getByText("Table…").click();
  await press(bob, "Leave the table");
  await bob.waitForSelector("main.start");
  await ada.locator(".offers", { hasText: "Bob is away. What now?" }).waitFor();
  assert.deepEqual(await violations(ada), []);
  await press(ada, "Let a bot play");
  await ada.locator(".chip.bot", { hasText: "Bob" }).waitFor();
  await play(ada, { most: 3 });
  await bob.goto(new URL(path, site.address).href);
  await bob.waitForSelector(TABLE);
  await ada.locator(".chip.here", { hasText: "Bob" }).waitFor();
  await bob.locator(".stood-in", { hasText: "While you were away, a bot played for you" }).waitFor();
  while (await whoseTurn([ada, bob]) === ada) await play(ada, { most: 1 });
  await play(bob, { most: 1 });
  await bob.locator(".stood-in").waitFor({ state: "detached" });
  await playSome([ada, bob], 2);
  await ada.reload();
  await ada.waitForSelector(TABLE);
  assert.equal(await ada.locator(".stood-in").count(), 0, "whoever reloads has missed nothing");
  await part(ada, bob);
});

test("an answer is taken back if the others agree", async () => {
  const { pages } = await sitTogether(site, ["Ada", "Bob"]);
  const first = await whoseTurn(pages);
  const second = pages.find((page) => page !== first);
  const hand = await cards(first);
  await play(first, { most: 1 });
  await second.waitForSelector(".question.asks");
  await press(first, "Undo");
  await second.locator(".offers", { hasText: "would like to undo" }).waitFor();
  await second.getByRole("button", { name: "Agree" }).click();
  await first.waitForSelector(".question.asks");
  assert.deepEqual(await cards(first), hand);
  await part(...pages);
});

test("the server is killed in mid-trick and started again: nothing is lost", async () => {
  const own = await open();
  const { pages } = await sitTogether(own, ["Ada", "Bob"]);
  await playSome(pages, 5);
  await settled(pages);
  const first = await whoseTurn(pages);
  const hands = async () => Promise.all(pages.map(cards));
  const before = await hands();
  await own.kill();
  await first.locator(".wire").waitFor();
  assert.deepEqual(await hands(), before);
  await own.restart();
  for (const page of pages) await page.locator(".wire").waitFor({ state: "detached" });
  assert.deepEqual(await hands(), before);
  await playToTheEnd(pages);
  await part(...pages);
  await own.close();
});

test("a server without tables says so", async () => {
  const own = await open({ flags: ["--no-tables"] });
  const page = await own.visit();
  await page.click(".with-friends");
  await page.getByText("This server hosts no tables.").waitFor();
  await part(page);
  await own.close();
});

test("a link to a table on a server without tables says so", async () => {
  const own = await open({ flags: ["--no-tables"] });
  const page = await own.visit({ path: "t/0000000000000000", ready: ".problem" });
  await page.locator(".problem", { hasText: "This server hosts no tables." }).waitFor();
  await press(page, "Home");
  await page.waitForSelector("main.start:not(.lobby)");
  await part(page);
  await own.close();
});

test("a link that works on this machine only says so", async () => {
  const path = await openTable(site.address);
  const page = await site.visit({ path, ready: LOBBY });
  await page.getByText("claimant serve --host 0.0.0.0").waitFor();
  await part(page);
});

test("the longest names fit on the smallest screen, and menus lie over the board", async () => {
  const names = ["Wilhelmina-Maximiliana-W", "Bartholomew-Christopher-"];
  const { pages } = await sitTogether(site, names, { clock: { game: { seconds: 600, increment: 5 } } });
  await playSome(pages, 4);
  for (const page of pages) {
    await page.setViewportSize({ width: 360, height: 640 });
    assert.deepEqual(await tooWide(page), []);
    const board = () => page.evaluate(() => document.querySelector(".felt").getBoundingClientRect().top + scrollY);
    const before = await board();
    for (const menu of ["Say…", "Table…"]) {
      await page.getByText(menu).click();
      assert.deepEqual(await board(), before, menu);
      assert.deepEqual(await tooWide(page), []);
      await page.keyboard.press("Escape");
      await page.locator(".menu:visible").waitFor({ state: "detached" });
    }
  }
  await part(...pages);
});

test("whoever runs out of time loses, and the other is named as the winner", async () => {
  const { pages } = await sitTogether(site, ["Ada", "Bob"], { clock: { game: { seconds: 3, increment: 0 } } });
  const late = await whoseTurn(pages);
  const other = pages.find((page) => page !== late);
  await late.locator(".end").waitFor();
  await other.locator(".end").waitFor();
  assert.match(await text(late, ".end h2"), /wins: your time is up/);
  assert.match(await text(other, ".end h2"), /You win: \w+ has run out of time/);
  await part(...pages);
});

test("while the own clock runs, the page does not lag behind", async () => {
  const clock = { game: { seconds: 600, increment: 0 } };
  const path = await openTable(site.address, { players: 1, bots: ["random"], clock });
  const ada = await come(site, path, "Ada", { kept: { pace: "slow" } });
  await deal([ada]);
  const times = [];
  for (let trick = 0; trick < 5; trick++) {
    await ada.waitForSelector(".question.asks");
    const [began, hand] = await ada.evaluate(() => [performance.now(), document.querySelectorAll(".hand .piece").length]);
    await play(ada, { most: 1 });
    await ada.waitForFunction((hand) => document.querySelector(".question.asks")
      && document.querySelectorAll(".hand .piece").length < hand, hand);
    times.push(await ada.evaluate(() => performance.now()) - began);
  }
  // At the slow pace a card would be on the table for 1.7 s at least.
  assert.ok(Math.min(...times) < 1_500, `${times} ms`);
  await part(ada);
});
