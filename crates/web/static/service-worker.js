// Keeps the files of the page, so that it opens without a network.
const NAME = "claimant-{{version}}";
const FILES = [{{files}}];
/** What not every visit needs: it is kept once it was needed, or a game was played to its end. */
const LATER = /\.(ftl|net|png)$|^\/(bots|later|part|thinking|worker)-/;

/** Keeps these files, as far as they are of the page and not kept yet. */
async function keep(files) {
  const cache = await caches.open(NAME);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(FILES.filter((file) => files.includes(file) && !kept.includes(file)));
}

addEventListener("install", (event) => {
  event.waitUntil(keep(FILES.filter((file) => !LATER.test(file))).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("claimant-") && name !== NAME;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

// The page says what it has loaded, or that it is played on: then all is kept.
addEventListener("message", (event) => {
  event.waitUntil(keep(event.data === "all" ? FILES : event.data).catch(() => {}));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What is asked of tables on the network only the network can answer.
  if (request.method !== "GET" || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") {
    // The page itself as it is now, or as it was when there is no network; that of a table is the same.
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else {
    // All other names change with the contents.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
