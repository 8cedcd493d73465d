// What axe finds wrong with a page.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page, by all rules or by some. */
export async function violations(page, runOnly) {
  // The page forbids scripts from elsewhere, so it is evaluated by the debugger.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const wishes = { resultTypes: ["violations"], runOnly };
  const found = await page.evaluate((wishes) => globalThis.axe.run(document, wishes), wishes);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}
