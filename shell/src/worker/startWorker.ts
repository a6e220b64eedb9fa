import { FileKeeper } from './FileKeeper';
import { readMessage } from './readMessage';
import { Pages } from './Pages';
import { strategyOf } from './strategyOf';
import type { WorkerMessageEvent, WorkerScope } from './WorkerScope';

/**
 * Keeps files of releases and pages of visitors between visits, and answers with a page of its own while there is no connection (R-079;
 * security 29).
 */
export function startWorker(scope: WorkerScope): void {
  const files = new FileKeeper(scope);
  const pages = new Pages(scope);

  // Files of one release never stand in for those of another, so a new worker may take over from the old one at any time.
  scope.addEventListener('install', (event) => {
    event.waitUntil(files.keep(scope.workerRelease?.files ?? {}).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), files.settle(), scope.clients.claim()]));
  });
  scope.addEventListener('message', (event) => {
    event.waitUntil(hear(event, files, pages));
  });
  scope.addEventListener('fetch', (event) => {
    const strategy = strategyOf(event.request, scope.location.origin);
    if (strategy === 'page') event.respondWith(pages.answer(event));
    if (strategy === 'file') event.respondWith(files.answer(event.request, (work) => event.waitUntil(work)));
  });
}

async function hear({ data, ports, source }: WorkerMessageEvent, files: FileKeeper, pages: Pages): Promise<void> {
  const message = readMessage(data);
  if ('forget' in message) return pages.forget();
  if ('ask' in message) return ports[0]?.postMessage(await pages.todayOf(source?.id ?? ''));
  await Promise.all([files.keep(message.files), message.page === undefined ? undefined : pages.keep(message.page)]);
}
