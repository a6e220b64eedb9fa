import type { User } from '../calls/users';

/** State of push in this browser; `incapable` where push is not supported. */
export const PUSH_STATES = ['incapable', 'capable', 'subscribed', 'denied'] as const;
export type PushState = (typeof PUSH_STATES)[number];

export const ALERTS = ['photo', 'push', 'disabled-notifications'] as const;
export type AlertName = (typeof ALERTS)[number];

/** Storage key for each alert, holding the time at which it was dismissed, in unix seconds. */
export const ALERT_STORAGE_KEYS = {
  photo: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
  'disabled-notifications': 'hide-disabled-notifications-alert',
} as const satisfies Record<AlertName, string>;

/** Names of the routes on which each alert is not shown. */
const EXCLUDED_ROUTES: Record<AlertName, readonly string[]> = {
  photo: ['profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'],
  push: ['signup', 'notifications', 'activate-done', 'directdebit', 'premium'],
  'disabled-notifications': ['settings', 'notifications'],
};

interface AlertContext {
  user: Pick<User, 'notifications_disabled'> & { profile: Pick<User['profile'], 'main_image'> };
  push: PushState;
}

const CONDITIONS: Record<AlertName, (context: AlertContext) => boolean> = {
  photo: ({ user }) => user.profile.main_image === null,
  push: ({ push }) => push === 'capable',
  'disabled-notifications': ({ user }) => user.notifications_disabled.length > 0,
};

/** True when an alert is due on a route, regardless of dismissals; always false for visitors. */
export function isAlertDue(alert: AlertName, route: string, user: AlertContext['user'] | null, push: PushState): boolean {
  return user !== null && !EXCLUDED_ROUTES[alert].includes(route) && CONDITIONS[alert]({ user, push });
}
