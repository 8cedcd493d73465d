// Bots think here and games are reviewed, so that the page never waits for either.
import { answer, prepare } from "{{thinking.js}}";

// No bot keeps people waiting for longer, however slow the machine, in milliseconds: with what it takes to draw its move
// that is less than a second and a half, also on a phone.
const LONGEST = 1000;

// That an expert will be asked is no question. No answer tells the page to think for itself.
onmessage = async ({ data }) =>
  data === "expert" ? prepare() : postMessage(await answer(data, LONGEST).catch(() => ""));
