import { SEARCH_FIELDS, type Settings } from '@rendezvous/shared/contract';

/** Countries that a domain serves by default; ISO 3166 alpha-2, the first is the fallback. */
export const SITE_COUNTRIES = [
  ...['NL', 'BE', 'LU', 'DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'PL'],
  ...['DK', 'FI', 'NO', 'SE', 'GB', 'IE', 'US', 'CA', 'AU', 'NZ'],
] as const;

type DerivedSetting =
  | 'countries'
  | 'geoip_country'
  | 'geoip_selected_country'
  | 'minimum_message_costs'
  | 'domain'
  | 'push_public_key'
  | 'index_title'
  | 'description'
  | 'fictional_warning'
  | 'fictional_singular'
  | 'fictional_plural';

/** Settings that a row of the table `domains` may contain; the others are computed for each reply. */
export interface DomainSettings extends Omit<Settings, DerivedSetting> {
  /** ISO 3166 alpha-2; the first is the fallback. */
  countries: readonly string[];
  /** False if the domain has neither fictional profiles nor texts about them. */
  fictional_profiles: boolean;
  /** True if the replies to login and password reset must not reveal who is a member. */
  neutral_account_errors: boolean;
}

/** Default settings of a domain. */
export const DEFAULT_SETTINGS: DomainSettings = {
  countries: SITE_COUNTRIES,
  fictional_profiles: true,
  neutral_account_errors: false,
  name: 'Rendezvous',
  visible_profile_fields: ['hair_color', 'eye_color', 'body_type', 'relationship_status', 'tattoos'],
  visible_profile_notes: ['about_me', 'looking_for'],
  cdn_prefix: '',
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 2,
  signup_credits: 3,
  message_length: 1000,
  support_email: 'support@rendezvous.example',
  support_phone: '+31 20 000 0000',
  enable_site_entry_popup: true,
  search_fields: [...SEARCH_FIELDS],
  domain_language: 'en',
  refund_days: 14,
  signups: 'all',
  logged_out_search: 'all',
  logged_out_search_trafficsource: [],
  member_resell: false,
  niche: 1,
  company_id: 1,
  mail_name: 'Rendezvous',
  us_footer: true,
  chat_history_days: 90,
  premium_match_uplift: 46,
  safe_page: 'https://www.wikipedia.org/',
};
