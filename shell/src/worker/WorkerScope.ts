import type { WorkerRelease } from '@rendezvous/shared/contract';

/** An event that keeps the worker alive while it works. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
  readonly source: { readonly id?: string } | null;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The window that the answer to a navigation opens in. */
  readonly resultingClientId: string;
  /** Answer to a navigation that the browser asked for while the worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What the worker uses of its global scope; TypeScript's library for workers and the one for pages exclude each other. */
export interface WorkerScope {
  /** Put in front of the script by the site server. */
  readonly workerRelease?: WorkerRelease;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  readonly crypto: Pick<Crypto, 'randomUUID' | 'subtle'>;
  readonly location: { readonly origin: string };
  readonly navigator: { readonly languages: readonly string[] };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void>; setHeaderValue(value: string): Promise<void> } };
  readonly fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}
