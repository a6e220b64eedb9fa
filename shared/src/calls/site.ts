import { type Static, Type } from 'typebox';
import {
  type AttributeKey,
  CURRENCIES,
  INTERESTS,
  type InterestIcon,
  LOCALES,
  LOGGED_OUT_SEARCH,
  PROFILE_ATTRIBUTES,
  SEARCH_FIELDS,
} from '../contract';
import { call } from './call';
import { strictObject } from './schemas';
import { InterestKeySchema } from './profiles';

export const CountrySchema = strictObject({
  /** ISO 3166 alpha-2. */
  code: Type.String(),
  name: Type.String(),
  currency: Type.Enum(CURRENCIES),
  locales: Type.Array(Type.Enum(LOCALES)),
});
export type Country = Static<typeof CountrySchema>;

const attributeKeys = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];

/** Settings of a domain. */
export const SettingsSchema = strictObject({
  countries: Type.Array(CountrySchema),
  name: Type.String(),
  index_title: Type.String(),
  description: Type.String(),
  visible_profile_fields: Type.Array(Type.Enum(attributeKeys)),
  visible_profile_notes: Type.Array(Type.Enum(['about_me', 'looking_for'])),
  geoip_country: Type.String(),
  geoip_selected_country: Type.String(),
  cdn_prefix: Type.String(),
  message_credits: Type.Integer(),
  photo_credits: Type.Integer(),
  gift_credits: Type.Integer(),
  signup_credits: Type.Integer(),
  message_length: Type.Integer(),
  minimum_message_costs: Type.Record(Type.String(), strictObject({ costs: Type.Integer(), currency: Type.Enum(CURRENCIES) })),
  support_email: Type.String(),
  support_phone: Type.String(),
  enable_site_entry_popup: Type.Boolean(),
  push_public_key: Type.String(),
  search_fields: Type.Array(Type.Enum(SEARCH_FIELDS)),
  domain: Type.String(),
  domain_language: Type.String(),
  fictional_warning: Type.String(),
  fictional_singular: Type.String(),
  fictional_plural: Type.String(),
  refund_days: Type.Integer(),
  signups: Type.String(),
  logged_out_search: Type.Enum(LOGGED_OUT_SEARCH),
  logged_out_search_trafficsource: Type.Array(Type.String()),
  member_resell: Type.Boolean(),
  niche: Type.Enum([1, 2, 3, 4, 5, 6, 7]),
  company_id: Type.Integer(),
  mail_name: Type.String(),
  /** True to show the US footer on pages in English. */
  us_footer: Type.Boolean(),
  /** Number of days a message stays visible. */
  chat_history_days: Type.Integer(),
  /** Increase in matches for premium members, in percent; null hides the sentence about it everywhere. */
  premium_match_uplift: Type.Union([Type.Number(), Type.Null()]),
  /** URL to which the entry warning and the quick exit lead. */
  safe_page: Type.String(),
});
export type Settings = Static<typeof SettingsSchema>;

const INTEREST_ICONS: InterestIcon[] = INTERESTS.map(({ icon }) => icon);

/** The company that operates the domain. */
export const CompanySchema = strictObject({
  name: Type.String(),
  address: Type.String(),
  kvk: Type.String(),
  city: Type.String(),
  country: Type.String(),
  tradenames: Type.Array(Type.String()),
  vat_numbers: Type.Array(Type.String()),
  support_phone: Type.String(),
  delete_discount: Type.Union([strictObject({ code: Type.String(), value_percentage: Type.Number() }), Type.Null()]),
  /** Unix seconds. */
  added: Type.Integer(),
});
export type Company = Static<typeof CompanySchema>;

/** Returns the settings of a domain. */
export const readSettings = call('GET /api/settings.php', {
  access: 'public',
  tag: 'site',
  /** Includes the query of the current route, so unknown parameters are allowed. */
  query: Type.Object({ _force_domain: Type.String({ maxLength: 253 }), language: Type.Optional(Type.Enum(LOCALES)) }),
  reply: strictObject({ settings: SettingsSchema }),
});

/** An interest tag as returned by GET /api/interests.php. */
export const InterestSchema = strictObject({ key: InterestKeySchema, icon: Type.Enum(INTEREST_ICONS), sensitive: Type.Boolean() });
export type Interest = Static<typeof InterestSchema>;

/** Lists the interest tags; visitors do not receive the sensitive ones. */
export const listInterests = call('GET /api/interests.php', {
  access: 'public',
  tag: 'site',
  reply: strictObject({
    interests: Type.Array(InterestSchema),
  }),
});

/** Lists the regions of the countries that the domain serves, by country code. */
export const listRegions = call('GET /api/regions.php', {
  access: 'public',
  tag: 'site',
  reply: strictObject({
    regions: Type.Record(Type.String(), Type.Array(strictObject({ code: Type.String(), name: Type.String() }))),
  }),
});

/** Returns the company that operates the domain. */
export const readCompany = call('GET /api/companyinfo.php', {
  access: 'public',
  tag: 'site',
  reply: strictObject({ company: CompanySchema }),
});
