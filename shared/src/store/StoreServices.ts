import type { Locale, PushSubscriptionBody } from '@rendezvous/shared/contract';
import type { Transport } from '@rendezvous/shared/http';

/** Texts by message id, either as source strings or compiled. */
export type Catalogue = Record<string, unknown>;

/** Web storage that never throws. */
export interface KeyValue {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, days: number): void;
}

/** Message from a tab to the browser's other tabs: the session has ended, or an alert or a modal was dismissed. */
export type TabMessage = 'signed-out' | 'dismissed';

/** Messages between the tabs of a browser. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): () => void;
}

/** The browser's push notifications. */
export interface PushPort {
  /** Resolves with false where push is unsupported or no service worker is registered. */
  isCapable(): Promise<boolean>;
  isDenied(): boolean;
  current(): Promise<PushSubscriptionBody | null>;
  /** Asks the member for permission and subscribes; resolves with null without permission or service worker. */
  subscribe(publicKey: string): Promise<PushSubscriptionBody | null>;
  unsubscribe(): Promise<void>;
}

export type GeoPermission = 'unsupported' | 'unknown' | PermissionState;

/** The browser's geolocation. */
export interface GeoPort {
  /** Reads the permission without prompting. */
  readPermission(): Promise<GeoPermission>;
  /** Prompts the visitor if necessary; resolves with the position in degrees. */
  getPosition(): Promise<{ lat: number; lon: number }>;
}

/** External dependencies of the root store: time, randomness, network and browser. */
export interface StoreServices {
  transport: Transport;
  /** Time of the device in unix ms. */
  now: () => number;
  /** Returns a random number in [0, 1). */
  random: () => number;
  /** Calls `callback` once after `ms`; the returned function cancels the call. */
  after: (ms: number, callback: () => void) => () => void;
  /** Resolves after `ms`, for example before a call is retried. */
  sleep: (ms: number) => Promise<void>;
  local: KeyValue;
  session: KeyValue;
  cookies: Cookies;
  /** Host name and query of the current URL. */
  address: () => Readonly<Record<'hostname' | 'search', string>>;
  tabs: Tabs;
  push: PushPort;
  geo: GeoPort;
  /** Loads the catalogues of all loaded packages in a locale; returns them by package. */
  loadCatalogues: (locale: Locale) => Promise<Record<string, Catalogue>>;
  /** Called on the server with the URL of each reply that the page needs but that is not available yet. */
  onMissing?: (url: string) => void;
}
