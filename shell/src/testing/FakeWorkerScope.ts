import type { WorkerRelease } from '@rendezvous/shared/contract';
import { webcrypto } from 'node:crypto';
import { MessageChannel } from 'node:worker_threads';
import type { WorkerEvent, WorkerFetchEvent, WorkerNotification, WorkerScope, WorkerWindow } from '../worker/WorkerScope';

type Listener = (event: never) => void;

/** Files by address, as one cache stores them. */
class FakeCache {
  readonly files = new Map<string, string>();
  private readonly headers = new Map<string, Headers>();
  match = async (url: string) =>
    this.files.has(url) ? new Response(this.files.get(url), { headers: this.headers.get(url) ?? {} }) : undefined;
  put = async (url: string, response: Response) => {
    this.headers.set(url, new Headers(response.headers));
    this.files.set(url, await response.text());
  };
  delete = async (wish: string | { url: string }) => this.files.delete(typeof wish === 'string' ? wish : wish.url);
  keys = async () => [...this.files.keys()].map((url) => ({ url }));
}

/** A page that the worker knows; it replies to messages unless it is `deaf`. */
export class FakeWindow implements WorkerWindow {
  readonly heard: unknown[] = [];
  readonly done: string[] = [];
  isDeaf = false;

  constructor(readonly url: string) {}

  focus = async () => void this.done.push('focus');
  navigate = async (url: string) => void this.done.push(`navigate ${url}`);
  postMessage = (message: unknown, [port]: MessagePort[] = []) => {
    this.heard.push(message);
    if (!this.isDeaf) port?.postMessage('opened');
  };
}

/** A service worker without a browser: its caches, a network controlled by the test, and events that end when their work does. */
export class FakeWorkerScope {
  /** Files of releases. */
  readonly cache = new FakeCache();
  /** Pages of visitors. */
  readonly pages = new FakeCache();
  /** Starts of documents. */
  readonly start = new FakeCache();
  readonly done: string[] = [];
  /** Network responses by path; an unknown path fails as if offline. */
  readonly network = new Map<string, Response>();
  readonly asked: string[] = [];
  workerRelease?: WorkerRelease;
  readonly caches = {
    open: async (name: string) => this.cacheOf(name),
    delete: async (name: string) => this.cacheOf(name).files.clear(),
  } as unknown as CacheStorage;
  /** Open pages of this site, most recently used first. */
  readonly windows: FakeWindow[] = [];
  readonly clients = {
    claim: async () => void this.done.push('claim'),
    matchAll: async () => this.windows,
    openWindow: async (url: string) => void this.done.push(`open ${url}`),
  };
  readonly MessageChannel = MessageChannel as unknown as WorkerScope['MessageChannel'];
  readonly notifications: (NotificationOptions & WorkerNotification & { title: string })[] = [];
  readonly cookieStore: NonNullable<WorkerScope['cookieStore']> = { get: async () => null };
  readonly crypto = webcrypto as unknown as WorkerScope['crypto'];
  readonly location = { origin: 'http://localhost' };
  readonly navigator = { languages: ['en-GB'] };
  /** What the browser reports to the site about kept files. */
  keptFiles = '';
  readonly registration = {
    navigationPreload: {
      enable: async () => void this.done.push('preload'),
      setHeaderValue: async (value: string) => void (this.keptFiles = value),
    },
    getNotifications: async () => this.notifications,
    showNotification: async (title: string, options: NotificationOptions) => {
      const close = () => void this.done.push(`close ${title}`);
      this.notifications.push({ data: null, ...options, title, close });
    },
  };
  private readonly listeners = new Map<string, Listener>();

  skipWaiting = async () => void this.done.push('skip');

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  fetch = (async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    this.asked.push(pathname + search);
    const answer = this.network.get(pathname);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  }) as typeof fetch;

  /** Fires an event and waits for its work. */
  async fire(type: 'install' | 'activate' | 'message', data?: unknown): Promise<void> {
    const work: Promise<unknown>[] = [];
    const event = { data, ports: [], source: null, waitUntil: (one: Promise<unknown>) => void work.push(one) };
    this.call(type, event);
    await Promise.all(work);
  }

  /** A push message arrives: text, or nothing. */
  async push(text: string | null): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.call('push', {
      data: text === null ? null : { json: () => JSON.parse(text) as unknown },
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    });
    await Promise.all(work);
  }

  /** Taps a notification. */
  async tap(notification: WorkerNotification | undefined): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.call('notificationclick', { notification, waitUntil: (one: Promise<unknown>) => void work.push(one) });
    await Promise.all(work);
  }

  /** What the worker replies to a window's message. */
  async ask(data: unknown, client: string): Promise<unknown> {
    let answer: unknown;
    const work: Promise<unknown>[] = [];
    const port = { postMessage: (given: unknown) => (answer = given) };
    this.call('message', { data, ports: [port], source: { id: client }, waitUntil: (one: Promise<unknown>) => void work.push(one) });
    await Promise.all(work);
    return answer;
  }

  /** The worker's response to a request, once its work is done; undefined leaves the request to the browser. */
  async request(path: string, wish: Partial<Request> = {}, preloadResponse?: Response): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    const response = await this.answer(path, wish, preloadResponse, work);
    await Promise.all(work);
    return response;
  }

  /** The worker's immediate response, and the work that continues. */
  async answer(
    path: string,
    wish: Partial<Request> = {},
    preloadResponse?: Response,
    work: Promise<unknown>[] = [],
  ): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined;
    const request = { url: this.location.origin + path, method: 'GET', mode: 'cors', cache: 'default', integrity: '', ...wish } as Request;
    const event: WorkerFetchEvent = {
      request,
      resultingClientId: 'window',
      preloadResponse: Promise.resolve(preloadResponse),
      respondWith: (given) => (answer = given),
      waitUntil: (one) => void work.push(one),
    };
    this.call('fetch', event);
    return answer;
  }

  private cacheOf(name: string): FakeCache {
    return { pages: this.pages, start: this.start }[name] ?? this.cache;
  }

  private call(type: string, event: WorkerEvent | WorkerFetchEvent | object): void {
    this.listeners.get(type)?.(event as never);
  }
}
