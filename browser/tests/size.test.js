// How large the page may be. How fast it is prints `cargo xtask page-bench`: a test would judge the machine.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { firstVisit } from "../cost.js";
import { open } from "../house.js";

let house;
before(async () => (house = await open()));
after(() => house?.close());

test("all files of the first visit are at most 700 KB", async () => {
  const files = await firstVisit(house);
  const total = files.reduce((sum, { packed }) => sum + packed, 0);
  const list = files.map(({ path, packed }) => `${path} ${packed}`).join("\n");
  assert.ok(total <= 700_000, `${total} bytes with brotli:\n${list}`);
});
