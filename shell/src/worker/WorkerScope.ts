import type { WorkerRelease } from '@rendezvous/shared/contract';

/** An event that keeps the worker alive until its work is done. */
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
  /** Id of the window that the navigation's response opens in. */
  readonly resultingClientId: string;
  /** The navigation's response, if the browser requested it while the worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerPushEvent extends WorkerEvent {
  /** The payload, decrypted by the browser. */
  readonly data: { json(): unknown } | null;
}

export type WorkerNotification = Pick<Notification, 'data' | 'close'>;

export interface WorkerNotificationEvent extends WorkerEvent {
  readonly notification: WorkerNotification;
}

/** A page of this site. */
export interface WorkerWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer?: MessagePort[]): void;
}

interface WorkerRegistration {
  readonly navigationPreload?: { enable(): Promise<void>; setHeaderValue(value: string): Promise<void> };
  getNotifications(): Promise<readonly WorkerNotification[]>;
  showNotification(title: string, options: NotificationOptions): Promise<void>;
}

interface WorkerClients {
  claim(): Promise<void>;
  /** Resolves to the windows, the most recently used first. */
  matchAll(options: { type: 'window' }): Promise<readonly WorkerWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

/** The part of the global scope that the worker uses; TypeScript's libraries for workers and for pages are mutually exclusive. */
export interface WorkerScope {
  /** Prepended to the script by the site server. */
  readonly workerRelease?: WorkerRelease;
  readonly caches: CacheStorage;
  readonly clients: WorkerClients;
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  readonly crypto: Pick<Crypto, 'randomUUID' | 'subtle'>;
  readonly location: { readonly origin: string };
  readonly navigator: { readonly languages: readonly string[] };
  readonly registration: WorkerRegistration;
  readonly MessageChannel: typeof MessageChannel;
  readonly fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: WorkerNotificationEvent) => void): void;
}
