/** Takes the place of a worker that must go: removes what was kept and then itself. Pages that are open go on without it. */
export const farewellWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => registration.unregister()));
});
`;
