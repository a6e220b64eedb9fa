import type { Gender, Sexuality } from './gender';
import type { Locale } from './locales';

/** Tracking values of the first entry, each at most 100 characters of [A-Za-z0-9._-]. */
export const TRACKING_KEYS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type TrackingKey = (typeof TRACKING_KEYS)[number];

/** What the five sign-up steps send. */
export interface SignupForm extends Partial<Record<TrackingKey, string>> {
  email: string;
  name: string;
  password: string;
  /** YYYY-MM-DD. */
  date_of_birth: string;
  signup_message?: string;
  gender: Gender;
  sexuality: Sexuality;
  country: string;
  region?: string;
  city?: string;
  language: Locale;
  member_id?: string;
  invite_code?: string;
  terms_version: string;
  consent_sensitive: boolean;
  consent_offers: boolean;
  interests?: string[];
}
