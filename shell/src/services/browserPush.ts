import type { PushSubscriptionBody } from '@rendezvous/shared/contract';
import { once } from '@rendezvous/shared/http';
import type { PushPort } from '@rendezvous/shared/store';

const WORKER = '/sw.js';

const bodyOf = (subscription: PushSubscription): PushSubscriptionBody => subscription.toJSON() as PushSubscriptionBody;

const isSupported = (browser: Navigator): boolean =>
  'serviceWorker' in browser && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Push of the browser; a worker that cannot be registered is no error, only no push. */
export function browserPush(browser: Navigator): PushPort {
  const register = once(() => browser.serviceWorker.register(WORKER, { scope: '/' }));
  const current = async (): Promise<PushSubscription | null> => (await register()).pushManager.getSubscription();
  return {
    isCapable: async () =>
      isSupported(browser) &&
      (await register().then(
        () => true,
        () => false,
      )),
    isDenied: () => isSupported(browser) && Notification.permission === 'denied',
    current: async () => {
      const subscription = await current();
      return subscription && bodyOf(subscription);
    },
    async subscribe(publicKey) {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const worker = await register();
      return bodyOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
    },
    async unsubscribe() {
      await (await current())?.unsubscribe();
    },
  };
}
