// The program itself, without a page: records of games, and whether one is right.
import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

export const PROGRAM = process.env.CLAIMANT ?? new URL("../target/release/claimant", import.meta.url).pathname;

/** A game that bots have played, as a record. */
export async function record(...flags) {
  const { stdout } = await promisify(execFile)(PROGRAM, ["watch", "--record", ...flags]);
  return stdout;
}

/** Has the engine replay a record; gives back what it says against it, which is nothing if all is well. */
export function verify(text) {
  return new Promise((told, failed) => {
    const judge = spawn(PROGRAM, ["verify", "-"], { stdio: ["pipe", "pipe", "pipe"] });
    let said = "";
    judge.stdout.on("data", (part) => (said += part));
    judge.stderr.on("data", (part) => (said += part));
    judge.once("error", failed);
    judge.once("close", (code) => told(code === 0 ? "" : said || `it ended with ${code}`));
    judge.stdin.end(text);
  });
}

/** A record that ends before a trick or turn, as if the game had been left there by a person, who played with bots. */
export function cut(text, section, number) {
  const lines = text.split("\n");
  const begin = lines.indexOf(`${section}:`);
  const end = lines.findIndex((line, at) => at > begin && line.trimStart().startsWith(`${number}. `));
  const left = lines.slice(0, end).map((line) =>
    line.replace(/^\[Result .*/, '[Result "*"]').replace(/^\[Seat0 .*/, '[Seat0 "person"]'));
  return [...left, "end", ""].join("\n");
}
