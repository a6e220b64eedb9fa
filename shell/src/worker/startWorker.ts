import { FileKeeper } from './FileKeeper';
import { isPath } from './isPath';
import { Notices } from './Notices';
import { Pages } from './Pages';
import type { WorkerMessage } from './WorkerMessage';
import type { WorkerMessageEvent, WorkerScope } from './WorkerScope';

const FILES = '/r/';

/** Parses a page's message; anything unexpected is dropped. */
export function readMessage(data: unknown): WorkerMessage {
  const said: { files?: unknown; page?: unknown; forget?: unknown; ask?: unknown } = typeof data === 'object' && data !== null ? data : {};
  if (said.forget === 'pages') return { forget: said.forget };
  if (said.ask === 'today') return { ask: said.ask };
  const files = filesOf(said.files);
  return isPath(said.page) ? { files, page: said.page } : { files };
}

function filesOf(named: unknown): Record<string, string> {
  const all = typeof named === 'object' && named !== null ? Object.entries(named) : [];
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[0].startsWith(FILES) && typeof entry[1] === 'string'));
}

/** What handles a request: `Pages` (a visitor's page from the last visit, or the network), the kept files, or the browser as without a worker. */
export type Strategy = 'page' | 'file' | 'browser';

type Wish = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Release files never change and contain nothing about a member, so they are kept; nothing under `/api` is. A retry has a query and is not handled.
 */
export function chooseStrategy({ method, mode, url }: Wish, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'browser';
  if (mode === 'navigate') return 'page';
  return address.pathname.startsWith('/r/') && address.search === '' ? 'file' : 'browser';
}

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
    const strategy = chooseStrategy(event.request, scope.location.origin);
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
