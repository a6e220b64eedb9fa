import type { AgeCheck } from './ageAssurance';
import type { Locale } from './locales';
import type { Money } from './money';
import type { OwnProfile } from './profile';

export const USER_STATUSES = ['not_confirmed', 'active', 'blocked', 'pending_deletion', 'deleted'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const NOTIFICATION_STOPS = ['fbl', 'bounce', 'listunsubscribe'] as const;
/** Why e-mail to a member is switched off. */
export type NotificationStop = (typeof NOTIFICATION_STOPS)[number];

/** The signed-in member. */
export interface User {
  id: string;
  email: string;
  status: UserStatus;
  /** Integer, never negative. */
  credits: number;
  paid_user: boolean;
  /** Unix seconds, UTC. */
  signup_date: number;
  fictional_icon: boolean;
  language: Locale;
  notifications_disabled: NotificationStop[];
  invisible: boolean;
  age_check: AgeCheck;
  /** 0 to 2; what is left of R-278. */
  free_conversations_left: number;
  premium_features: string[];
  /** Money value of the next credit the member spends; null while only free credits are left. */
  credit_value: Money | null;
  /** Unix seconds until which unused credits of some order can be returned, null when there are none. */
  refundable_until: number | null;
  profile: OwnProfile;
}
