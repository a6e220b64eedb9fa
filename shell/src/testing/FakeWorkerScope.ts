import type { WorkerRelease } from '@rendezvous/shared/contract';
import { webcrypto } from 'node:crypto';
import { MessageChannel } from 'node:worker_threads';
import type { WorkerEvent, WorkerFetchEvent, WorkerNotification, WorkerScope, WorkerWindow } from '../worker/WorkerScope';

type Listener = (event: never) => void;

/** A browser cache, as a map of files by URL. */
class FakeCache {
  readonly files = new Map<string, string>();
  private readonly headers = new Map<string, Headers>();
  match = async (url: string) =>
    this.files.has(url) ? new Response(this.files.get(url), { headers: this.headers.get(url) ?? {} }) : undefined;
  put = async (url: string, response: Response) => {
    this.headers.set(url, new Headers(response.headers));
    this.files.set(url, await response.text());
  };
  delete = async (request: string | { url: string }) => this.files.delete(typeof request === 'string' ? request : request.url);
  keys = async () => [...this.files.keys()].map((url) => ({ url }));
}

/** An open page of the site; it replies to messages unless `ignoresMessages`. */
export class FakeWindow implements WorkerWindow {
  readonly receivedMessages: unknown[] = [];
  readonly performedActions: string[] = [];
  ignoresMessages = false;

  constructor(readonly url: string) {}

  focus = async () => void this.performedActions.push('focus');
  navigate = async (url: string) => void this.performedActions.push(`navigate ${url}`);
  postMessage = (message: unknown, [port]: MessagePort[] = []) => {
    this.receivedMessages.push(message);
    if (!this.ignoresMessages) port?.postMessage('opened');
  };
}

/**
 * The global scope of a service worker without a browser: its caches, a network controlled by the test, and methods that trigger events.
 */
export class FakeWorkerScope {
  /** Cached files of releases. */
  readonly cache = new FakeCache();
  /** Cached pages of visitors. */
  readonly pages = new FakeCache();
  /** Cached starts of documents. */
  readonly documentStarts = new FakeCache();
  readonly performedActions: string[] = [];
  /** Network responses by path; an unknown path fails as if offline. */
  readonly networkResponses = new Map<string, Response>();
  readonly requestedPaths: string[] = [];
  workerRelease?: WorkerRelease;
  readonly caches = {
    open: async (name: string) => this.getCache(name),
    delete: async (name: string) => this.getCache(name).files.clear(),
  } as unknown as CacheStorage;
  /** Open pages of this site, most recently used first. */
  readonly windows: FakeWindow[] = [];
  readonly clients = {
    claim: async () => void this.performedActions.push('claim'),
    matchAll: async () => this.windows,
    openWindow: async (url: string) => void this.performedActions.push(`open ${url}`),
  };
  readonly MessageChannel = MessageChannel as unknown as WorkerScope['MessageChannel'];
  readonly notifications: (NotificationOptions & WorkerNotification & { title: string })[] = [];
  readonly cookieStore: NonNullable<WorkerScope['cookieStore']> = { get: async () => null };
  readonly crypto = webcrypto as unknown as WorkerScope['crypto'];
  readonly location = { origin: 'http://localhost' };
  readonly navigator = { languages: ['en-GB'] };
  /** Value of the navigation preload header, which lists the cached files for the site server. */
  cachedFilesHeader = '';
  readonly registration = {
    navigationPreload: {
      enable: async () => void this.performedActions.push('preload'),
      setHeaderValue: async (value: string) => void (this.cachedFilesHeader = value),
    },
    getNotifications: async () => this.notifications,
    showNotification: async (title: string, options: NotificationOptions) => {
      const close = () => void this.performedActions.push(`close ${title}`);
      this.notifications.push({ data: null, ...options, title, close });
    },
  };
  private readonly listeners = new Map<string, Listener>();

  skipWaiting = async () => void this.performedActions.push('skip');

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  fetch = (async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    this.requestedPaths.push(pathname + search);
    const response = this.networkResponses.get(pathname);
    if (!response) throw new TypeError('Failed to fetch');
    return response.clone();
  }) as typeof fetch;

  /** Fires an event and waits until the worker has handled it. */
  async fire(type: 'install' | 'activate' | 'message', data?: unknown): Promise<void> {
    const work: Promise<unknown>[] = [];
    const event = { data, ports: [], source: null, waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
    this.callListener(type, event);
    await Promise.all(work);
  }

  /** Delivers a push message with this text, or without data if it is null, and waits until the worker has handled it. */
  async push(text: string | null): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.callListener('push', {
      data: text === null ? null : { json: () => JSON.parse(text) as unknown },
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    });
    await Promise.all(work);
  }

  /** Taps a notification and waits until the worker has handled it. */
  async tap(notification: WorkerNotification | undefined): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.callListener('notificationclick', { notification, waitUntil: (promise: Promise<unknown>) => void work.push(promise) });
    await Promise.all(work);
  }

  /** Sends a window's message and returns the worker's reply. */
  async sendMessage(data: unknown, client: string): Promise<unknown> {
    let reply: unknown;
    const work: Promise<unknown>[] = [];
    const port = { postMessage: (message: unknown) => (reply = message) };
    this.callListener('message', {
      data,
      ports: [port],
      source: { id: client },
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    });
    await Promise.all(work);
    return reply;
  }

  /** Makes a request and returns the worker's response once all work is done; undefined when the worker leaves it to the browser. */
  async request(path: string, init: Partial<Request> = {}, preloadResponse?: Response): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    const response = await this.respond(path, init, preloadResponse, work);
    await Promise.all(work);
    return response;
  }

  /** Makes a request and returns the worker's response without waiting for work that continues, which is added to `work`. */
  async respond(
    path: string,
    init: Partial<Request> = {},
    preloadResponse?: Response,
    work: Promise<unknown>[] = [],
  ): Promise<Response | undefined> {
    let response: Promise<Response> | undefined;
    const request = { url: this.location.origin + path, method: 'GET', mode: 'cors', cache: 'default', integrity: '', ...init } as Request;
    const event: WorkerFetchEvent = {
      request,
      resultingClientId: 'window',
      preloadResponse: Promise.resolve(preloadResponse),
      respondWith: (promise) => (response = promise),
      waitUntil: (promise) => void work.push(promise),
    };
    this.callListener('fetch', event);
    return response;
  }

  private getCache(name: string): FakeCache {
    return { pages: this.pages, start: this.documentStarts }[name] ?? this.cache;
  }

  private callListener(type: string, event: WorkerEvent | WorkerFetchEvent | object): void {
    this.listeners.get(type)?.(event as never);
  }
}
