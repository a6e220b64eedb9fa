/** Script of a worker that replaces one that has to go: it removes the caches and then itself. Open pages carry on without it. */
export const unregisterWorkerScript = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => registration.unregister()));
});
`;
