import type { Page, Worker } from '@playwright/test';
import type { Subscription } from './PushService';

/** A test's browser reaches no push service: it is given a subscription, which exists from the moment it is requested. */
export async function subscribeWith(page: Page, subscription: Subscription): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    const kept = '__subscribed';
    const made = {
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(kept);
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(kept) === null ? null : made);
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem(kept, String(options?.applicationServerKey));
      return made;
    };
  }, subscription);
}

/** Key that the browser was told to accept messages from. */
export const subscribedKey = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('__subscribed'));

/** Passes a push message to the service worker, as the browser does after decryption. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
  await session.detach();
}

interface Shown {
  title: string;
  body: string;
}

/** Notifications of the site shown by the system. */
export const shownNotifications = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body }) => ({ title, body }));
  });

/** Taps the one notification, which only the system could do: the event is created inside the worker. */
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
