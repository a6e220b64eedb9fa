import { superagentTransport } from '@rendezvous/shared/http';
import type { GeoPort, KeyValue, PushPort, StoreServices, Tabs } from '@rendezvous/shared/store';
import type { PushSubscriptionBody } from '@rendezvous/shared/contract';
import { createBrowserCookies } from './browserCookies';

const CHANNEL_NAME = 'session';

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return undefined;
  }
}

/** Lets tabs notify each other; does nothing where BroadcastChannel is missing or blocked. */
export function createBrowserTabs(): Tabs {
  const channel = openChannel();
  return {
    post: (message) => channel?.postMessage(message),
    listen(onMessage) {
      const onData = ({ data }: MessageEvent): void => {
        if (data === 'signed-out' || data === 'dismissed') onMessage(data);
      };
      channel?.addEventListener('message', onData);
      return () => channel?.removeEventListener('message', onData);
    },
  };
}

const toSubscriptionBody = (subscription: PushSubscription | null | undefined): PushSubscriptionBody | null =>
  (subscription?.toJSON() ?? null) as PushSubscriptionBody | null;

const isSupported = (): boolean => 'PushManager' in globalThis && 'Notification' in globalThis;

/** Gives access to push notifications in this browser; without a service worker there are none, which is not an error. */
export function createBrowserPush({ serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>>): PushPort {
  const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
    serviceWorker?.getRegistration('/').catch(() => undefined);
  const findSubscription = async (): Promise<PushSubscription | null | undefined> =>
    (await findRegistration())?.pushManager.getSubscription();
  return {
    isCapable: async () => isSupported() && (await findRegistration()) !== undefined,
    isDenied: () => isSupported() && Notification.permission === 'denied',
    current: async () => toSubscriptionBody(await findSubscription()),
    async subscribe(publicKey) {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      return toSubscriptionBody(await (await findRegistration())?.pushManager.subscribe(options));
    },
    async unsubscribe() {
      await (await findSubscription())?.unsubscribe();
    },
  };
}

/** Maximum age of a cached position in ms. */
const POSITION_MAX_AGE_MS = 3_600_000;
const POSITION_TIMEOUT_MS = 10_000;

/** Gives access to the browser's geolocation; the permission state is read without prompting. */
export function createBrowserGeo(browser: Navigator): GeoPort {
  return {
    async readPermission() {
      if (!('geolocation' in browser)) return 'unsupported';
      const status = await browser.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
      return status?.state ?? 'unknown';
    },
    getPosition: () =>
      new Promise((resolve, reject) => {
        const handlePosition = ({ coords }: GeolocationPosition): void => resolve({ lat: coords.latitude, lon: coords.longitude });
        browser.geolocation.getCurrentPosition(handlePosition, reject, { maximumAge: POSITION_MAX_AGE_MS, timeout: POSITION_TIMEOUT_MS });
      }),
  };
}

/** Wraps web storage so that it never throws: where it is blocked, reads return null and writes are lost, as are writes to a full storage. */
export function createBrowserStorage(open: () => Storage): KeyValue {
  const attempt = <Result>(access: (storage: Storage) => Result, fallback: Result): Result => {
    try {
      return access(open());
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Creates the services of the root store from the APIs of the browser. */
export function createBrowserServices(loadCatalogues: StoreServices['loadCatalogues']): StoreServices {
  return {
    transport: superagentTransport(),
    now: Date.now,
    random: Math.random,
    after(ms, callback) {
      const timer = window.setTimeout(callback, ms);
      return () => window.clearTimeout(timer);
    },
    sleep: (ms) => new Promise((resolve) => void window.setTimeout(resolve, ms)),
    local: createBrowserStorage(() => window.localStorage),
    session: createBrowserStorage(() => window.sessionStorage),
    cookies: createBrowserCookies(document),
    address: () => window.location,
    tabs: createBrowserTabs(),
    push: createBrowserPush(navigator),
    geo: createBrowserGeo(navigator),
    loadCatalogues,
  };
}
