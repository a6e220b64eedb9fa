import { FileKeeper } from './FileKeeper';
import { Notices } from './Notices';
import { Pages } from './Pages';
import { readMessage } from './readMessage';
import { strategyOf } from './strategyOf';
import type { WorkerMessageEvent, WorkerScope } from './WorkerScope';

/** Keeps release files and visitors' pages between visits, shows an offline page, and displays push messages (R-079, R-082; security 29). */
export function startWorker(scope: WorkerScope): void {
  const files = new FileKeeper(scope);
  const pages = new Pages(scope);
  const notices = new Notices(scope);

  // Files of different releases never replace each other, so a new worker may take over at any time.
  scope.addEventListener('install', (event) => {
    event.waitUntil(files.keep(scope.workerRelease?.files ?? {}).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), files.settle(), scope.clients.claim()]));
  });
  scope.addEventListener('message', (event) => {
    event.waitUntil(hear(event, { files, pages, notices }));
  });
  scope.addEventListener('fetch', (event) => {
    const strategy = strategyOf(event.request, scope.location.origin);
    if (strategy === 'page') event.respondWith(pages.answer(event));
    if (strategy === 'file') event.respondWith(files.answer(event.request, (work) => event.waitUntil(work)));
  });
  scope.addEventListener('push', (event) => event.waitUntil(notices.show(event.data)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(notices.open(event.notification)));
}

interface Parts {
  files: FileKeeper;
  pages: Pages;
  notices: Notices;
}

async function hear({ data, ports, source }: WorkerMessageEvent, { files, pages, notices }: Parts): Promise<void> {
  const message = readMessage(data);
  if ('forget' in message) return void (await Promise.all([pages.forget(), notices.forget()]));
  if ('ask' in message) return ports[0]?.postMessage(await pages.todayOf(source?.id ?? ''));
  await Promise.all([files.keep(message.files), message.page === undefined ? undefined : pages.keep(message.page)]);
}
