// Takes pictures of every screen, on a phone and on a desk, light and dark, in the target folder.
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SIZES, open } from "./site.js";
import { PROGRAM } from "./program.js";
import { SCREENS, every } from "./screens.js";

const folder = join(dirname(PROGRAM), "../screenshots");
await mkdir(folder, { recursive: true });
const site = await open();
await every(site, async (name, page) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${size.width}x${size.height}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.context().close();
});
await site.close();
console.log(`${Object.keys(SCREENS).length} screens in ${folder}`);
