import type { ProfileCard, User } from './api';

/** Levels of access: visitor, free member, premium member. */
export const ACCOUNT_LEVELS = ['visitor', 'free', 'premium'] as const;
export type AccountLevel = (typeof ACCOUNT_LEVELS)[number];

/** Derives the account level of a user; it is never stored. */
export function accountLevel(user: Pick<User, 'paid_user'> | null): AccountLevel {
  if (user === null) return 'visitor';
  return user.paid_user ? 'premium' : 'free';
}

/** Media query that matches smartphones. */
export const SMARTPHONE_QUERY = '(max-width: 767.98px) and (pointer: coarse)';

/** Query parameter of the first page after a sign-up. */
export const SIGNUP_COMPLETE_PARAM = 'api_signup_complete';

/** Names of the routes that never show the activation reminder. */
const EXCLUDED_ROUTES: readonly string[] = ['signup', 'settings', 'notifications'];

interface ReminderContext {
  route: string;
  signupComplete: boolean;
  smartphone: boolean;
}

type ReminderUser = Pick<User, 'status'> & { profile: Pick<User['profile'], 'status'> };

/** Returns how to remind a member to confirm the email address; null for no reminder. */
export function activationReminder(user: ReminderUser | null, context: ReminderContext): 'modal' | 'alert' | null {
  if (user?.status !== 'not_confirmed' || user.profile.status !== 'disabled') return null;
  if (EXCLUDED_ROUTES.includes(context.route)) return null;
  return context.signupComplete && context.smartphone ? 'modal' : 'alert';
}

/** False for a deleted or blocked member: partners keep the conversation but no longer receive the member's name. */
export const isAvailable = ({ name }: Pick<ProfileCard, 'name'>): boolean => name !== '';

/** Query parameters with tracking values, each 1 to 100 characters of [A-Za-z0-9._-]. */
export const TRACKING_KEYS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type TrackingKey = (typeof TRACKING_KEYS)[number];

/** Returns the valid tracking values of a query. */
export function trackingOf(query: URLSearchParams): Partial<Record<TrackingKey, string>> {
  const entries = TRACKING_KEYS.map((key) => [key, query.get(key)] as const).filter(
    ([, value]) => value !== null && /^[A-Za-z0-9._-]{1,100}$/.test(value),
  );
  return Object.fromEntries(entries);
}

/** Parses the tracking values stored for the visit as JSON; invalid JSON yields an empty object. */
export function keptTracking(text: string | null): Partial<Record<TrackingKey, string>> {
  try {
    const storedValues: unknown = JSON.parse(text ?? '{}');
    return trackingOf(new URLSearchParams(storedValues as Record<string, string>));
  } catch {
    return {};
  }
}
