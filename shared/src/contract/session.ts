import type { ProfileCard, User } from './api';

/** The three kinds of people the site knows. */
export const ACCOUNT_LEVELS = ['visitor', 'free', 'premium'] as const;
export type AccountLevel = (typeof ACCOUNT_LEVELS)[number];

/** Level of the current user; derived, never stored. */
export function accountLevel(user: Pick<User, 'paid_user'> | null): AccountLevel {
  if (user === null) return 'visitor';
  return user.paid_user ? 'premium' : 'free';
}

/** Media query of a smartphone. */
export const SMARTPHONE_QUERY = '(max-width: 767.98px) and (pointer: coarse)';

/** Query parameter that a finished sign-up sets. */
export const SIGNUP_COMPLETE_PARAM = 'api_signup_complete';

/** Places that never remind. */
const EXCLUDED: readonly string[] = ['signup', 'settings', 'notifications'];
interface ReminderPlace {
  route: string;
  signupComplete: boolean;
  smartphone: boolean;
}
type ReminderUser = Pick<User, 'status'> & { profile: Pick<User['profile'], 'status'> };

/** How a member is reminded to confirm the e-mail address: modal, alert or not at all. */
export function activationReminder(user: ReminderUser | null, place: ReminderPlace): 'modal' | 'alert' | null {
  if (user?.status !== 'not_confirmed' || user.profile.status !== 'disabled') return null;
  if (EXCLUDED.includes(place.route)) return null;
  return place.signupComplete && place.smartphone ? 'modal' : 'alert';
}

/** False for a deleted or blocked member: partners keep the conversation and learn nothing more. */
export const isAvailable = ({ name }: Pick<ProfileCard, 'name'>): boolean => name !== '';

/** Tracking values of the first entry, each at most 100 characters of [A-Za-z0-9._-]. */
export const TRACKING_KEYS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type TrackingKey = (typeof TRACKING_KEYS)[number];

/** Valid tracking values of a query. */
export function trackingOf(query: URLSearchParams): Partial<Record<TrackingKey, string>> {
  const found = TRACKING_KEYS.map((key) => [key, query.get(key)] as const).filter(
    ([, value]) => value !== null && /^[A-Za-z0-9._-]{1,100}$/.test(value),
  );
  return Object.fromEntries(found);
}

/** Tracking values stored for the visit, from their JSON text; an unreadable text counts as none. */
export function keptTracking(text: string | null): Partial<Record<TrackingKey, string>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return trackingOf(new URLSearchParams(kept as Record<string, string>));
  } catch {
    return {};
  }
}
