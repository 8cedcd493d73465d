// Every screen of the page, and how to come to it: for screenshots, and for tests that look at all of them.
import { SETS, bots, people } from "./games.js";
import { choose, press } from "./site.js";
import { LOBBY, TABLE, come, deal, openTable, playSome, playToTheEnd, sit } from "./network.js";
import { play } from "./player.js";
import { cut, record } from "./program.js";
import { goOn, shelve } from "./shelf.js";

const ASKED = ".question.asks";

/** A game that was left before a trick or turn; whoever comes back is asked something. */
const left = (flags, section, number) => ({
  kept: async () => shelve(cut(await record("--seed", "7", ...flags), section, number)),
  async go(page) {
    await goOn(page);
    await page.waitForSelector(ASKED);
  },
});

/** The same, and then something more. */
const then = (screen, more) => ({
  ...screen,
  async go(page, site) {
    await screen.go?.(page, site);
    await more(page, site);
  },
});

/** A screen on which a panel is looked at: in a small window it has to be opened again. */
const beside = (screen) => ({ ...screen, atSize: openDetails });

const claim = left([], "One", 6);
const end = { choices: { seats: bots(2), seed: 7 }, go: (page) => play(page) };
/** Opens what is beside the table, where there is no room for it. */
async function openDetails(page) {
  const details = page.locator(".details");
  if (await details.isVisible() && (await details.getAttribute("aria-pressed")) !== "true") await details.click();
}

/** Shows a panel. */
async function tab(page, words) {
  await openDetails(page);
  await page.locator(".tab", { hasText: words }).click();
}

/** Somebody who comes to a table that was opened for two. */
const visitor = {
  async go(page, site) {
    await page.goto(site.address + await openTable(site.address, { clock: { game: { seconds: 600, increment: 5 } } }));
    await page.waitForSelector(LOBBY);
  },
};

/** Two people at a table, of whom the first is looked at; then something more. */
const together = (more) => ({
  async go(page, site) {
    await visitor.go(page, site);
    await sit(page, "Ada");
    const bob = await come(site, new URL(page.url()).pathname.slice(1), "Bob");
    page.context().once("close", () => bob.context().close().catch(() => {}));
    await deal([page, bob]);
    await playSome([page, bob], 5);
    await more(page, bob);
  },
});

/** Name and way. `choices` is a link, `kept` what is stored, `go` what is done on the page, `atSize` what is done in a window of another size. */
export const SCREENS = {
  "start": {},
  "start-game-left": { kept: left([], "One", 3).kept, go: (page) => page.waitForSelector(".kept") },
  "start-own-mix": { go: (page) => choose(page, "Set", "Your own mix") },
  "start-not-legal": {
    async go(page) {
      await choose(page, "Set", "Your own mix");
      await page.locator(".mixed[aria-pressed=true]").first().click();
    },
  },
  "start-claim-it": { go: (page) => choose(page, "Game", "Claim It!") },
  "start-four-players": {
    async go(page) {
      await choose(page, "Set", "The Succession");
      await choose(page, "Players", "4");
    },
  },
  "start-no-game-in-file": {
    go: (page) => page.setInputFiles("input[type=file]", { name: "a.rec", mimeType: "text/plain", buffer: Buffer.from("?") }),
  },
  "friends": {
    async go(page) {
      await page.click(".with-friends");
      await page.waitForSelector("main.friends");
    },
  },
  "friends-days": {
    async go(page) {
      await page.click(".with-friends");
      await page.waitForSelector("main.friends");
      await choose(page, "Time to think", "days for each move");
    },
  },
  "lobby-visitor": visitor,
  "lobby": then(visitor, (page) => sit(page, "Ada")),
  "network-table": together((page) => page.waitForSelector(TABLE)),
  "network-cut-off": together(async (page, bob) => {
    await bob.context().close();
    await page.waitForSelector(".chip.cut-off");
  }),
  "network-away": together(async (page, bob) => {
    bob.once("dialog", (dialog) => dialog.accept());
    await bob.getByText("Table…").click();
    await press(bob, "Leave the table");
    await page.waitForSelector(".offers");
  }),
  "network-offer": together(async (page, bob) => {
    await bob.getByText("Table…").click();
    await press(bob, "End the game");
    await page.waitForSelector(".offers");
  }),
  "network-end": together(async (page, bob) => {
    await playToTheEnd([page, bob]);
    await press(bob, "Play again");
    await page.waitForSelector(".offers");
  }),
  ...Object.fromEntries(SETS.flatMap(([set, players]) => players.flatMap((players) => ["One", "Two"].map((phase) =>
    [`${set}-${players}-phase-${phase.toLowerCase()}`, left(["--set", set, "--players", `${players}`], phase, 5)])))),
  "table-first-trick": { choices: { seats: bots(2), seed: 7 }, go: (page) => page.waitForSelector(ASKED) },
  "table-artifact-window": {
    choices: { set: "magic", seats: bots(2), seed: 7 },
    go: (page) => play(page, { until: ".choices .choice" }),
  },
  "table-card-explained": then(claim, (page) => page.locator(".prize .piece, .trick .piece").first().hover()),
  "table-why-not": {
    choices: { seats: bots(2), seed: 7 },
    async go(page) {
      await play(page, { until: ".hand .cannot" });
      // To playwright it counts as disabled, but it can be pressed: it answers with the reason.
      await page.locator(".hand .cannot").first().click({ force: true });
    },
  },
  "table-hint": then(claim, async (page) => {
    await press(page, "Hint");
    await page.waitForSelector(".hinted");
  }),
  "table-power": { choices: { seats: bots(2), seed: 7 }, go: (page) => play(page, { until: ".powers" }) },
  "phase-two": {
    kept: async () => ({ ...(await left([], "One", 13).kept()), pace: "slow" }),
    async go(page) {
      await goOn(page);
      await play(page, { until: ".moment" });
    },
  },
  "last-trick": {
    kept: async () => ({ ...(await left([], "Two", 13).kept()), pace: "slow" }),
    async go(page) {
      await goOn(page);
      await play(page, { until: ".last-move" });
    },
  },
  "table-aid": beside(then(claim, async (page) => {
    await tab(page, "Cards");
    await page.locator(".aid summary").click();
  })),
  "table-log": beside(then(claim, (page) => tab(page, "Log"))),
  "table-cards": beside(then(claim, (page) => tab(page, "Cards"))),
  "table-rules": beside(then(claim, (page) => tab(page, "Rules"))),
  "table-keys": then(claim, async (page) => {
    await page.keyboard.press("?");
    await page.waitForSelector(".keys");
  }),
  "look-back": then(claim, (page) => press(page, "Replay")),
  "hand-over": { choices: { seats: people(2), seed: 7 }, go: (page) => page.waitForSelector(".hand-over") },
  "end": end,
  "review": then(end, async (page) => {
    await press(page, "Review");
    await page.waitForFunction(() => document.querySelector(".under-way progress")?.value >= 8);
    await press(page, "Stop");
    await page.locator(".review summary").click();
  }),
  "statistics": then(end, async (page) => {
    await page.click("button.brand");
    await page.click(".statistics > summary");
  }),
  "network-review": together(async (page, bob) => {
    await playToTheEnd([page, bob]);
    await press(page, "Review");
    await page.waitForFunction(() => document.querySelector(".under-way progress")?.value >= 4);
    await press(page, "Stop");
  }),
  "end-four-players": { choices: { set: "the-succession", seats: bots(4), seed: 7 }, go: (page) => play(page) },
  "end-open-hands": then(end, async (page) => {
    await press(page, "Replay");
    await page.locator(".look-back input[type=range]").fill("10");
    await page.getByLabel("Show all hands").check();
  }),
  "board-2-dice": { choices: { game: "claim-it", seats: people(2), seed: 7 }, go: (page) => play(page, { most: 3 }) },
  "board-2-stop-or-go": {
    choices: { game: "claim-it", seats: people(2), seed: 7 },
    go: (page) => play(page, { until: ".choices .choice" }),
  },
  "board-2-late": left(["--game", "claim-it", "--players", "2"], "Turns", 13),
  "board-5": left(["--game", "claim-it", "--players", "5"], "Turns", 14),
  "board-log": beside(then(left(["--game", "claim-it", "--players", "3"], "Turns", 10), (page) => tab(page, "Log"))),
  "rules": {
    async go(page) {
      await page.locator(".top").getByRole("button", { name: "Rules" }).click();
      await page.waitForSelector(".entry");
    },
  },
  "rules-searched": {
    async go(page) {
      await page.locator(".top").getByRole("button", { name: "Rules" }).click();
      await page.getByLabel("Search").fill("vampire");
      await page.locator(".entry summary").first().click();
    },
  },
  "guide-claim": {
    async go(page) {
      await press(page, "Learn Claim");
      await play(page, { most: 3 });
      await page.waitForSelector(ASKED);
    },
  },
  "guide-claim-it": {
    async go(page) {
      await press(page, "Learn Claim It!");
      await play(page, { most: 3 });
      await page.waitForSelector(ASKED);
    },
  },
  "board-end": { choices: { game: "claim-it", seats: bots(2), seed: 7 }, go: (page) => play(page) },
};

/** Goes to a screen in a new profile. */
export async function show(site, name) {
  const { choices, kept, go } = SCREENS[name];
  const page = await site.visit({ choices, kept: await kept?.() });
  await go?.(page, site);
  return page;
}

/** Does something with every screen, some of them at a time. */
export async function every(site, look) {
  const names = Object.keys(SCREENS);
  const next = async () => {
    for (let name; (name = names.shift()); ) await look(name, await show(site, name));
  };
  await Promise.all(Array.from({ length: 3 }, next));
}
