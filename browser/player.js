// Plays games on the page, by clicking or with the keyboard alone.

/** What can be chosen in a game. */
const CHOOSABLE = ".hand .can, .small.can, .played .can, .lit, .choices .choice";
/** What only has to be read: that the device goes to somebody else, or a lesson. */
const READ = ".hand-over button, .understood";
const END = ".end";

/**
 * Chooses until the game is over, `most` choices have been made, or `until` (a selector) is there. Gives back how many
 * choices it were.
 */
export async function play(page, { by = clicking, most = Infinity, until = END } = {}) {
  for (let made = 0, missed = 0; made < most; ) {
    await page.waitForSelector(`:is(${CHOOSABLE}, ${END}, ${READ}, ${until}):visible`);
    const [isOver, isToRead] = await page.evaluate((all) => all.map((one) => document.querySelector(one) !== null),
      [`${until}, ${END}`, READ]);
    if (isOver) return made;
    const isChosen = await by(page, isToRead ? READ : CHOOSABLE);
    made += isChosen && !isToRead ? 1 : 0;
    missed = isChosen ? 0 : missed + 1;
    if (missed > 100) throw new Error(`what can be chosen is covered: ${await page.textContent(".question")}`);
  }
  return most;
}

/** Clicks the middle one of all that fit, where it is seen. Was there one? */
export async function clicking(page, selector) {
  // With the mouse alone: playwright's own click looks at everything several times, and there are thousands of clicks.
  const place = await page.evaluate((wanted) => {
    const things = Array.from(document.querySelectorAll(wanted)).filter((thing) => thing.checkVisibility());
    const thing = things[things.length >> 1];
    thing?.scrollIntoView({ block: "center" });
    const { x, y, width, height } = thing?.getBoundingClientRect() ?? {};
    // Cards lie over each other: of most only the left part is seen.
    const places = [1 / 2, 1 / 3, 1 / 6, 1 / 12].map((part) => ({ x: x + width * part, y: y + height / 2 }));
    return places.find((place) => thing?.contains(document.elementFromPoint(place.x, place.y))) ?? null;
  }, selector);
  if (place) await page.mouse.click(place.x, place.y);
  return place !== null;
}

/** Goes to the middle one of all that fit with the Tab key, and presses Enter. */
export async function typing(page, selector) {
  await reach(page, selector);
  await page.keyboard.press("Enter");
  return true;
}

/** Goes to the middle one of all that fit with the Tab key, forwards or backwards. */
export async function reach(page, selector) {
  const steps = await page.evaluate((wanted) => {
    const things = Array.from(document.querySelectorAll(wanted)).filter((thing) => thing.checkVisibility());
    globalThis.wanted = things[things.length >> 1];
    const stops = Array.from(document.querySelectorAll("button, select, input, summary, a[href], [tabindex='0']"))
      .filter((stop) => !stop.disabled && stop.checkVisibility());
    // What had the focus may be gone; then only the browser knows where Tab leads.
    const here = stops.indexOf(document.activeElement);
    return here < 0 ? 0 : stops.indexOf(globalThis.wanted) - here;
  }, selector);
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps < 0 ? "Shift+Tab" : "Tab");
  for (let more = 0; !(await page.evaluate(() => document.activeElement === globalThis.wanted)); more++) {
    if (more > 150) throw new Error(`the Tab key does not lead to ${selector}`);
    await page.keyboard.press("Tab");
  }
}
