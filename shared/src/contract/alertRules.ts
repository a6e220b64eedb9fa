import type { User } from '../calls/users';
import type { StorageKey } from './storageKeys';

/** State of push in this browser; `incapable` where push is not supported. */
export const PUSH_STATES = ['incapable', 'capable', 'subscribed', 'denied'] as const;
export type PushState = (typeof PUSH_STATES)[number];

/** Alerts in the order in which a page shows them. */
export const ALERTS = ['activation', 'disabled-notifications', 'photo', 'push'] as const;
export type AlertName = (typeof ALERTS)[number];

/** Alerts whose rules are in this file; the activation alert follows `activationReminder` instead. */
export type RouteAlert = Exclude<AlertName, 'activation'>;

/** Storage key of each alert's dismissals. */
export const ALERT_STORAGE_KEYS = {
  activation: 'hide-activation-alert',
  photo: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
  'disabled-notifications': 'hide-disabled-notifications-alert',
} as const satisfies Record<AlertName, StorageKey>;

/** Names of the routes on which each alert is not shown. */
const EXCLUDED_ROUTES: Record<RouteAlert, readonly string[]> = {
  photo: ['profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'],
  push: ['signup', 'notifications', 'activate-done', 'directdebit', 'premium'],
  'disabled-notifications': ['settings', 'notifications'],
};

type AlertUser = Pick<User, 'notifications_disabled'> & { profile: Pick<User['profile'], 'main_image'> };

interface AlertContext {
  user: AlertUser;
  push: PushState;
}

const CONDITIONS: Record<RouteAlert, (context: AlertContext) => boolean> = {
  photo: ({ user }) => user.profile.main_image === null,
  push: ({ push }) => push === 'capable',
  'disabled-notifications': ({ user }) => user.notifications_disabled.length > 0,
};

/** True when an alert is due on a route, regardless of dismissals; always false for visitors. */
export const isAlertDue = (alert: RouteAlert, route: string, user: AlertUser | null, push: PushState): boolean =>
  user !== null && !EXCLUDED_ROUTES[alert].includes(route) && CONDITIONS[alert]({ user, push });

/**
 * Cookie with the alerts that this browser hides from a member: the dismissed ones, and the push alert if push cannot be switched on.
 * The server renders documents without them, so that no alert appears or disappears afterwards.
 */
export const HIDDEN_ALERTS_COOKIE = 'hidden-alerts' satisfies StorageKey;

/** Alerts hidden before a browser has set the cookie, because it is not yet known whether push is available in that browser. */
export const HIDDEN_BY_DEFAULT: readonly AlertName[] = ['push'];

export const formatHiddenAlerts = (memberId: string, alerts: readonly AlertName[]): string => [memberId, ...alerts].join('.');

/** Returns the alerts that the cookie hides from a member; HIDDEN_BY_DEFAULT when the cookie is missing or was set for another member. */
export function parseHiddenAlerts(cookie: string | undefined, memberId: string): readonly AlertName[] {
  const [owner, ...names] = cookie?.split('.') ?? [];
  return owner === memberId ? ALERTS.filter((name) => names.includes(name)) : HIDDEN_BY_DEFAULT;
}
