// The games that the page keeps.

/** What is stored when a game was left. */
export const shelve = (record) => ({
  "game-1": JSON.stringify({ played: Date.UTC(2026, 0, 31, 20), is_over: false, record }),
});

/** The records of all games that are kept, the last one first. */
export const shelved = (page) => page.evaluate(() => Object.keys(localStorage)
  .filter((name) => name.startsWith("claimant-game-"))
  .map((name) => JSON.parse(localStorage.getItem(name)))
  .sort((a, b) => b.played - a.played)
  .map(({ record }) => record));

/** Goes on with the game that was left last; after a reload it is on the table at once. */
export async function goOn(page) {
  await page.waitForSelector("main");
  if (await page.isVisible("main.start")) await page.locator(".kept").first().click();
}
