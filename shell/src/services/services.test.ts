import { createBrowserCookies } from './browserCookies';
import { createBrowserGeo, createBrowserPush, createBrowserStorage, createBrowserTabs } from './browserServices';

describe('the storage of the browser', () => {
  it('stores, reads and removes a value', () => {
    const storage = createBrowserStorage(() => window.localStorage);
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('returns nothing when it is forbidden', () => {
    const storage = createBrowserStorage(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    storage.set('a', '1');
    expect(storage.get('a')).toBeNull();
  });
});

describe('the other tabs', () => {
  it('R-150 cannot be reached when the browser forbids channels along with storage, which is not an error', () => {
    class ForbiddenChannel {
      constructor() {
        throw new DOMException('Forbidden', 'SecurityError');
      }
    }
    Object.assign(globalThis, { BroadcastChannel: ForbiddenChannel });
    const tabs = createBrowserTabs();
    const stop = tabs.listen(() => undefined);
    expect(() => tabs.post('signed-out')).not.toThrow();
    stop();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
});

describe('the cookies of the page', () => {
  it('R-101 can be read back, and apply to the whole site', () => {
    const cookies = createBrowserCookies(document);
    cookies.set('language', 'pl', 365);
    cookies.set('other', 'a b;c', 1);
    expect([cookies.get('language'), cookies.get('other'), cookies.get('lang')]).toEqual(['pl', 'a b;c', undefined]);
  });
});

describe('geolocation of the browser', () => {
  it('R-083 reports its permission as unsupported, unknown or the state the browser reports', async () => {
    const getPermission = (browser: object) => createBrowserGeo(browser as Navigator).readPermission();
    expect(await getPermission({})).toBe('unsupported');
    expect(await getPermission({ geolocation: {} })).toBe('unknown');
    expect(await getPermission({ geolocation: {}, permissions: { query: async () => ({ state: 'denied' }) } })).toBe('denied');
  });

  it('R-083 accepts a position that is up to an hour old', async () => {
    const getCurrentPosition = jest.fn((onPosition: (position: unknown) => void) => onPosition({ coords: { latitude: 52, longitude: 4 } }));
    const geo = createBrowserGeo({ geolocation: { getCurrentPosition } } as unknown as Navigator);
    expect(await geo.getPosition()).toEqual({ lat: 52, lon: 4 });
    expect(getCurrentPosition).toHaveBeenCalledWith(
      expect.any(Function),
      expect.any(Function),
      expect.objectContaining({ maximumAge: 3_600_000 }),
    );
  });
});

describe('push of the browser', () => {
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1' }) };
  const worker = { pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription } };
  const createPush = (getRegistration: () => Promise<unknown>) =>
    createBrowserPush({ serviceWorker: { getRegistration } } as unknown as Navigator);

  beforeEach(() =>
    Object.assign(globalThis, { PushManager: class {}, Notification: { permission: 'default', requestPermission: async () => 'granted' } }),
  );
  afterEach(() => ['PushManager', 'Notification'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

  it('R-080 is unavailable when the browser does not support it', async () => {
    expect(await createBrowserPush({} as Navigator).isCapable()).toBe(false);
  });

  it.each([
    ['has none', async () => undefined],
    ['refuses', () => Promise.reject(new TypeError('insecure'))],
  ])('R-079 is unavailable without a worker (the page %s), which is not an error', async (_, getRegistration) => {
    expect(await createPush(getRegistration).isCapable()).toBe(false);
  });

  it('R-080 returns the subscription of the worker', async () => {
    const push = createPush(async () => worker);
    expect(await push.isCapable()).toBe(true);
    expect(await push.current()).toEqual({ endpoint: 'https://push.example/1' });
  });

  it('R-081 asks for permission, and accepts a denial', async () => {
    const push = createPush(async () => worker);
    expect(await push.subscribe('key')).toEqual({ endpoint: 'https://push.example/1' });
    Object.assign(globalThis, { Notification: { permission: 'denied', requestPermission: async () => 'denied' } });
    expect(await push.subscribe('key')).toBeNull();
    expect(push.isDenied()).toBe(true);
  });
});
