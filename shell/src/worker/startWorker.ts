import { FileKeeper } from './FileKeeper';
import { filesOf } from './filesOf';
import { offlinePage } from './offlinePage';
import { strategyOf } from './strategyOf';
import type { WorkerFetchEvent, WorkerScope } from './WorkerScope';
import { WorkerTexts } from './WorkerTexts';

/** Keeps files of releases between visits, and answers with a page of its own while there is no connection (R-079; security 29). */
export function startWorker(scope: WorkerScope): void {
  const files = new FileKeeper(scope);

  const page = async ({ preloadResponse, request }: WorkerFetchEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return offlinePage(await WorkerTexts.of(scope), scope.crypto.randomUUID());
    }
  };

  // Files of one release never stand in for those of another, so a new worker may take over from the old one at any time.
  scope.addEventListener('install', (event) => {
    event.waitUntil(files.keep(scope.workerRelease?.files ?? {}).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
  });
  scope.addEventListener('message', (event) => {
    event.waitUntil(files.keep(filesOf(event.data)));
  });
  scope.addEventListener('fetch', (event) => {
    const strategy = strategyOf(event.request, scope.location.origin);
    if (strategy === 'page') event.respondWith(page(event));
    if (strategy === 'file') event.respondWith(files.answer(event.request, (work) => event.waitUntil(work)));
  });
}
