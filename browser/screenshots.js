// Takes pictures of every screen, on a phone, upright and on its side, a tablet and a desk, light and dark, in the target folder.
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DESK, LYING, PHONE, open } from "./site.js";
import { PROGRAM } from "./program.js";
import { SCREENS, every } from "./screens.js";

const TABLET = { width: 768, height: 1024 };
const folder = join(dirname(PROGRAM), "../screenshots");
await mkdir(folder, { recursive: true });
const site = await open();
await every(site, async (name, page) => {
  // The pointer rests on nothing, unless that is what is looked at.
  if (name !== "table-card-explained") await page.mouse.move(0, 0);
  for (const size of [PHONE, LYING, TABLET, DESK]) {
    await page.setViewportSize(size);
    await SCREENS[name].atSize?.(page);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${size.width}x${size.height}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.context().close();
});
await site.close();
console.log(`${Object.keys(SCREENS).length} screens in ${folder}`);
