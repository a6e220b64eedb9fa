import { FileKeeper } from './FileKeeper';
import { isPath } from './isPath';
import { Notices } from './Notices';
import { Pages } from './Pages';
import type { WorkerMessage } from './WorkerMessage';
import type { WorkerMessageEvent, WorkerScope } from './WorkerScope';

const FILES_PATH = '/r/';

/** Parses a page's message; anything unexpected is dropped. */
export function parseMessage(data: unknown): WorkerMessage {
  const message: { files?: unknown; page?: unknown; forget?: unknown; ask?: unknown } =
    typeof data === 'object' && data !== null ? data : {};
  if (message.forget === 'pages') return { forget: message.forget };
  if (message.ask === 'today') return { ask: message.ask };
  const files = parseFiles(message.files);
  return isPath(message.page) ? { files, page: message.page } : { files };
}

function parseFiles(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[0].startsWith(FILES_PATH) && typeof entry[1] === 'string'),
  );
}

/**
 * What handles a request: `Pages` (a visitor's page from the cache, or the network), the file cache, or the browser, as if there were no worker.
 */
export type Strategy = 'page' | 'file' | 'browser';

type RoutedRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Chooses what handles a request. Release files never change and contain nothing about a member, so they are cached; nothing under `/api` is
 * cached. A retry has a query and is left to the browser.
 */
export function chooseStrategy({ method, mode, url }: RoutedRequest, origin: string): Strategy {
  const parsedUrl = new URL(url);
  if (method !== 'GET' || parsedUrl.origin !== origin) return 'browser';
  if (mode === 'navigate') return 'page';
  return parsedUrl.pathname.startsWith('/r/') && parsedUrl.search === '' ? 'file' : 'browser';
}

/** Caches release files, visitors' pages and starts of documents; shows an offline page and push messages (R-079, R-082; security 29). */
export function startWorker(scope: WorkerScope): void {
  const files = new FileKeeper(scope);
  const pages = new Pages(scope);
  const notices = new Notices(scope);

  // Files of different releases never overwrite each other, so a new worker may take over at any time.
  scope.addEventListener('install', (event) => {
    event.waitUntil(files.keep(scope.workerRelease?.files ?? {}).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), files.tidyUp(), scope.clients.claim()]));
  });
  scope.addEventListener('message', (event) => {
    event.waitUntil(handleMessage(event, { files, pages, notices }));
  });
  scope.addEventListener('fetch', (event) => {
    const strategy = chooseStrategy(event.request, scope.location.origin);
    if (strategy === 'page') event.respondWith(pages.respond(event));
    if (strategy === 'file') event.respondWith(files.respond(event.request, (work) => event.waitUntil(work)));
  });
  scope.addEventListener('push', (event) => event.waitUntil(notices.show(event.data)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(notices.open(event.notification)));
}

interface MessageTargets {
  files: FileKeeper;
  pages: Pages;
  notices: Notices;
}

async function handleMessage({ data, ports, source }: WorkerMessageEvent, { files, pages, notices }: MessageTargets): Promise<void> {
  const message = parseMessage(data);
  if ('forget' in message) return void (await Promise.all([pages.forget(), notices.forget()]));
  if ('ask' in message) return ports[0]?.postMessage(await pages.claim(source?.id ?? ''));
  await Promise.all([files.keep(message.files), message.page === undefined ? undefined : pages.keep(message.page)]);
}
