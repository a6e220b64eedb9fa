import type { Currency, Money } from './money';
import type { Locale } from './locales';
import type { AttributeKey, ProfileNotes } from './profile';

export const SIGNUP_MODES = ['all', 'with_trafficsource', 'invite', 'none'] as const;
export const LOGGED_OUT_SEARCH = ['all', 'with_trafficsource', 'none'] as const;

export const SEARCH_FIELDS = [
  'sexuality',
  'city',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'interests',
  'with_photo',
  'online',
  'distance',
  'hide_fictional',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The seven niches by their number. */
export const NICHES = { 1: 'general', 2: 'she', 3: 'bdsm', 4: 'bbw', 5: 'gilf', 6: 'milf', 7: 'gay' } as const;
export type Niche = keyof typeof NICHES;

export interface Country {
  /** ISO 3166 alpha-2. */
  code: string;
  name: string;
  currency: Currency;
  locales: Locale[];
}

/** Costs in minor units of the cheapest message per country. */
export type MinimumMessageCosts = Record<string, { costs: Money['amount']; currency: Currency }>;

/** Settings of a domain. */
export interface Settings {
  countries: Country[];
  name: string;
  index_title: string;
  description: string;
  visible_profile_fields: AttributeKey[];
  visible_profile_notes: (keyof ProfileNotes)[];
  geoip_country: string;
  geoip_selected_country: string;
  cdn_prefix: string;
  message_credits: number;
  photo_credits: number;
  gift_credits: number;
  signup_credits: number;
  message_length: number;
  minimum_message_costs: MinimumMessageCosts;
  support_email: string;
  support_phone: string;
  enable_site_entry_popup: boolean;
  push_public_key: string;
  search_fields: SearchField[];
  domain: string;
  domain_language: string;
  fictional_warning: string;
  fictional_singular: string;
  fictional_plural: string;
  refund_days: number;
  signups: string;
  logged_out_search: (typeof LOGGED_OUT_SEARCH)[number];
  logged_out_search_trafficsource: string[];
  member_resell: boolean;
  niche: Niche;
  company_id: number;
  mail_name: string;
  /** Shows the US footer in English. */
  us_footer: boolean;
  /** Days a message stays visible. */
  chat_history_days: number;
  /** Percent, or null to drop the sentence everywhere. */
  premium_match_uplift: number | null;
  /** Address the entry warning and quick exit leave to. */
  safe_page: string;
}
