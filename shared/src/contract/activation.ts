import type { User } from '../calls/users';

/** Media query of a smartphone. */
export const SMARTPHONE_QUERY = '(max-width: 767.98px) and (pointer: coarse)';

/** Query parameter that a finished sign-up sets. */
export const SIGNUP_COMPLETE_PARAM = 'api_signup_complete';

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
