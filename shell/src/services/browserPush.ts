import type { PushSubscriptionBody } from '@rendezvous/shared/contract';
import type { PushPort } from '@rendezvous/shared/store';

const bodyOf = (subscription: PushSubscription | null | undefined): PushSubscriptionBody | null =>
  (subscription?.toJSON() ?? null) as PushSubscriptionBody | null;

const isSupported = (): boolean => 'PushManager' in globalThis && 'Notification' in globalThis;

/** The browser's push support; a page without a service worker has none, which is not an error. */
export function browserPush({ serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>>): PushPort {
  const worker = async (): Promise<ServiceWorkerRegistration | undefined> => serviceWorker?.getRegistration('/').catch(() => undefined);
  const current = async (): Promise<PushSubscription | null | undefined> => (await worker())?.pushManager.getSubscription();
  return {
    isCapable: async () => isSupported() && (await worker()) !== undefined,
    isDenied: () => isSupported() && Notification.permission === 'denied',
    current: async () => bodyOf(await current()),
    async subscribe(publicKey) {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      return bodyOf(await (await worker())?.pushManager.subscribe(options));
    },
    async unsubscribe() {
      await (await current())?.unsubscribe();
    },
  };
}
