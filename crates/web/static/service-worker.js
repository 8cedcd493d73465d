// Keeps the files of the page, so that it opens without a network.
const NAME = "claimant-{{version}}";
const FILES = [{{files}}];

addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("claimant-") && name !== NAME;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
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
