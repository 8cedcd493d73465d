// The first games, which are explained.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "../axe.js";
import { DESK, PHONE, leave, open, press } from "../site.js";
import { clicking, play, typing } from "../player.js";

let site;
before(async () => (site = await open()));
after(() => site?.close());

const title = (page) => page.locator(".guide h2:visible").textContent();

for (const game of ["Learn Claim", "Learn Claim It!"]) {
  for (const [name, size, by] of [["a phone, by clicking", PHONE, clicking], ["a desk, by keyboard", DESK, typing]]) {
    test(`${game} on ${name}: lessons from the first to the end`, async () => {
      const page = await site.visit({ size });
      await press(page, game);
      const first = await title(page);
      assert.deepEqual(await violations(page), []);
      await play(page, { by, most: 2 });
      await page.waitForSelector(".guide:visible");
      const later = await title(page);
      assert.notEqual(later, first);
      await page.reload();
      await page.waitForSelector(".guide:visible");
      assert.equal(await title(page), later, "the lesson is there again after a reload");
      await play(page, { by });
      await page.waitForSelector(".end");
      await leave(page);
    });
  }
}

test("who leaves the guide goes on without it", async () => {
  const page = await site.visit();
  await press(page, "Learn Claim");
  await page.locator(".guide:visible").getByRole("button", { name: "Exit tutorial" }).click();
  await play(page, { most: 3 });
  assert.equal(await page.locator(".guide:visible").count(), 0);
  await leave(page);
});
