import type { Locale, PushSubscriptionBody } from '@rendezvous/shared/contract';
import type { Transport } from '@rendezvous/shared/http';

/** Message id to text or compiled text. */
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

/** Other tabs of the same browser. */
export interface Tabs {
  post(message: 'signed-out'): void;
  listen(onMessage: (message: 'signed-out') => void): () => void;
}

/** Push as offered by the browser. */
export interface PushPort {
  /** False where push does not exist or its service worker cannot be registered. */
  isCapable(): Promise<boolean>;
  isDenied(): boolean;
  current(): Promise<PushSubscriptionBody | null>;
  /** Prompts the member; null when denied. */
  subscribe(publicKey: string): Promise<PushSubscriptionBody | null>;
  unsubscribe(): Promise<void>;
}

export type GeoPermission = 'unsupported' | 'unknown' | PermissionState;

/** Geolocation as offered by the browser. */
export interface GeoPort {
  /** Reads the permission without prompting. */
  permission(): Promise<GeoPermission>;
  position(): Promise<{ lat: number; lon: number }>;
}

/** Everything the root store needs from outside: time, randomness, network and browser. */
export interface StoreServices {
  transport: Transport;
  /** Device clock in ms. */
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Calls back once after `ms`; the returned function cancels it. */
  after: (ms: number, callback: () => void) => () => void;
  /** Waits before a call is retried. */
  sleep: (ms: number) => Promise<void>;
  local: KeyValue;
  session: KeyValue;
  cookies: Cookies;
  /** The current address. */
  address: () => Readonly<Record<'hostname' | 'search', string>>;
  tabs: Tabs;
  push: PushPort;
  geo: GeoPort;
  /** Catalogues of every loaded package in a locale, by package. */
  loadCatalogues: (locale: Locale) => Promise<Record<string, Catalogue>>;
  /** On the server: called with each reply the page would show. */
  onMissing?: (address: string) => void;
}
