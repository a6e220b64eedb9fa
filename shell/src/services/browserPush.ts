import type { PushSubscriptionBody } from '@rendezvous/shared/contract';
import type { PushPort } from '@rendezvous/shared/store';

const bodyOf = (subscription: PushSubscription): PushSubscriptionBody => subscription.toJSON() as PushSubscriptionBody;

/** The registered service worker, or undefined at once when there is none. */
const registration = (browser: Navigator) => browser.serviceWorker.getRegistration('/');

/** Push of the browser; needs a service worker, a push manager and notifications. */
export function browserPush(browser: Navigator): PushPort {
  const isCapable = (): boolean => 'serviceWorker' in browser && 'PushManager' in globalThis && 'Notification' in globalThis;
  const current = async (): Promise<PushSubscription | null> =>
    (await (await registration(browser))?.pushManager.getSubscription()) ?? null;
  return {
    isCapable,
    isDenied: () => isCapable() && Notification.permission === 'denied',
    current: async () => {
      const subscription = await current();
      return subscription && bodyOf(subscription);
    },
    async subscribe(publicKey) {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const worker = await browser.serviceWorker.ready;
      return bodyOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
    },
    async unsubscribe() {
      await (await current())?.unsubscribe();
    },
  };
}
