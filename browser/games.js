// All games that have a name.

const TWO = ["claim", "claim-2", "magic", "shadow", "under-the-bridge"];
const TWO_TO_FOUR = ["the-succession", "the-clockwork-court", "wings-over-the-throne"];

/** The named sets and scenarios of Claim, each with the numbers of players it is for. */
export const SETS = [...TWO.map((set) => [set, [2]]), ...TWO_TO_FOUR.map((set) => [set, [2, 3, 4]])];

/** Every game with a name, for every number of players: what is chosen, without the seats. */
export const GAMES = [
  ...SETS.flatMap(([set, players]) => players.map((players) => ({ name: `${set} for ${players}`, set, players }))),
  ...[2, 3, 4, 5].map((players) => ({ name: `claim-it for ${players}`, game: "claim-it", players })),
];

/** People at every seat. */
export const people = (players) => Array(players).fill("person");

/** A person and bots that are quick. */
export const bots = (players) => people(players).map((_, seat) => ["person", "greedy", "random"][Math.min(seat, 2)]);
