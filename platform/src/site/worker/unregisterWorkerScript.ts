/** Script of a worker that replaces an unwanted one: it deletes the caches and then unregisters itself. Open pages continue without a worker. */
export const unregisterWorkerScript = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => registration.unregister()));
});
`;
