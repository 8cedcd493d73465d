// Plays games on the page, by clicking or with the keyboard alone.

/** What can be chosen in a game. */
const CHOOSABLE = ".hand .can, .small.can, .played .can, .lit, .choices .choice";
const READY = ".hand-over button";
const END = ".end";

/**
 * Chooses until the game is over, `most` choices have been made, or `until` (a selector) is there. Gives back how many
 * choices it were.
 */
export async function play(page, { by = clicking, most = Infinity, until = END } = {}) {
  for (let made = 0; made < most; ) {
    await page.waitForSelector(`${CHOOSABLE}, ${END}, ${READY}, ${until}`);
    if (await page.$(`${until}, ${END}`)) return made;
    const ready = await page.$(READY);
    const chosen = await by(page, ready ? READY : CHOOSABLE);
    made += chosen && !ready ? 1 : 0;
  }
  return most;
}

/** Clicks the middle one of all that fit. Did it work? The page may change between looking and clicking. */
export async function clicking(page, selector) {
  const things = await page.$$(selector);
  const thing = things[Math.floor(things.length / 2)];
  return (await thing?.click({ timeout: 1_000 }).then(() => true, () => false)) ?? false;
}

/** Goes to the next one that fits with the Tab key and presses Enter. Did it work? */
export async function typing(page, selector) {
  for (let steps = 0; steps < 150; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      await page.keyboard.press("Enter");
      return true;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}
