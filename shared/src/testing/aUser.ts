import type { User } from '@rendezvous/shared/contract';
import { DAY_S } from '../contract';
import { anOwnProfile } from './anOwnProfile';
import { NOW_S } from './testNow';

/** A confirmed free member who signed up long ago. */
export const aUser = (changes: Partial<User> = {}): User => ({
  id: 'Me00000000',
  email: 'me@example.com',
  status: 'active',
  credits: 25,
  paid_user: false,
  signup_date: NOW_S - 90 * DAY_S,
  fictional_icon: true,
  language: 'en',
  notifications_disabled: [],
  invisible: false,
  age_check: 'done',
  free_conversations_left: 2,
  premium_features: [],
  credit_value: null,
  refundable_until: null,
  profile: anOwnProfile(),
  ...changes,
});
