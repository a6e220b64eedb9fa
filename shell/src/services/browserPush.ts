import type { PushSubscriptionBody } from '@rendezvous/shared/contract';
import type { PushPort } from '@rendezvous/shared/store';

const bodyOf = (subscription: PushSubscription): PushSubscriptionBody => subscription.toJSON() as PushSubscriptionBody;

const isSupported = (browser: Navigator): boolean =>
  'serviceWorker' in browser && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Push of the browser; a page without a service worker has no push, which is no error. */
export function browserPush(browser: Navigator): PushPort {
  const worker = (): Promise<ServiceWorkerRegistration | undefined> => browser.serviceWorker.getRegistration('/');
  const current = async (): Promise<PushSubscription | null> => (await (await worker())?.pushManager.getSubscription()) ?? null;
  return {
    isCapable: async () =>
      isSupported(browser) &&
      (await worker().then(
        (registration) => registration !== undefined,
        () => false,
      )),
    isDenied: () => isSupported(browser) && Notification.permission === 'denied',
    current: async () => {
      const subscription = await current();
      return subscription && bodyOf(subscription);
    },
    async subscribe(publicKey) {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      const subscription = await (await worker())?.pushManager.subscribe(options);
      return subscription ? bodyOf(subscription) : null;
    },
    async unsubscribe() {
      await (await current())?.unsubscribe();
    },
  };
}
