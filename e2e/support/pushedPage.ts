import type { Page, Worker } from '@playwright/test';
import type { PushSubscriptionData } from './PushService';

/** Fakes push subscriptions, since a test's browser cannot reach a push service: the page gets `subscription` when it subscribes. */
export async function installSubscription(page: Page, subscription: PushSubscriptionData): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((json) => {
    const storageKey = '__subscribed';
    const fakeSubscription = {
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(storageKey);
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(storageKey) === null ? null : fakeSubscription);
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem(storageKey, String(options?.applicationServerKey));
      return fakeSubscription;
    };
  }, subscription);
}

/** Reads the application server key of the page's subscription; null without a subscription. */
export const readSubscribedKey = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('__subscribed'));

/** Passes a push message to the service worker, as the browser does after decryption. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const { origin } = new URL(page.url());
  const cdpSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdpSession.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const activeRegistration = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (activeRegistration) resolve(activeRegistration.registrationId);
    });
  });
  await cdpSession.send('ServiceWorker.enable');
  await cdpSession.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
  await cdpSession.detach();
}

interface ShownNotification {
  title: string;
  body: string;
}

/** Lists the site's notifications that are currently shown. */
export const listShownNotifications = (page: Page): Promise<ShownNotification[]> =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body }) => ({ title, body }));
  });

/** Taps the first notification. Only the system can actually do this, so the event is created inside the worker. */
export async function tapNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await (worker as Worker).evaluate(async () => {
    interface Scope {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, options: { notification: Notification | undefined }) => Event;
      dispatchEvent(event: Event): boolean;
    }
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}
