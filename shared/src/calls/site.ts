import { Type } from 'typebox';
import {
  type AttributeKey,
  CURRENCIES,
  INTERESTS,
  type InterestIcon,
  type InterestKey,
  LOCALES,
  LOGGED_OUT_SEARCH,
  PROFILE_ATTRIBUTES,
  SEARCH_FIELDS,
} from '../contract';
import { call } from './call';
import { EmptyBody, strictObject } from './schemas';

const CountrySchema = strictObject({
  code: Type.String(),
  name: Type.String(),
  currency: Type.Enum(CURRENCIES),
  locales: Type.Array(Type.Enum(LOCALES)),
});

const attributes = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];

export const SettingsSchema = strictObject({
  countries: Type.Array(CountrySchema),
  name: Type.String(),
  index_title: Type.String(),
  description: Type.String(),
  visible_profile_fields: Type.Array(Type.Enum(attributes)),
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
  us_footer: Type.Boolean(),
  chat_history_days: Type.Integer(),
  premium_match_uplift: Type.Union([Type.Number(), Type.Null()]),
  safe_page: Type.String(),
});

const KEYS: InterestKey[] = INTERESTS.map(({ key }) => key);

export const InterestKeySchema = Type.Enum(KEYS);

const ICONS: InterestIcon[] = INTERESTS.map(({ icon }) => icon);

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
  added: Type.Integer(),
});

const SectionSchema = strictObject({ heading: Type.String(), paragraphs: Type.Array(Type.String()) });

export const reportPageHidden = call('POST /api/page-hidden.php', { access: 'public', tag: 'site', crossSite: 'origin', body: EmptyBody });

export const readSettings = call('GET /api/settings.php', {
  access: 'public',
  tag: 'site' /** The route's own query comes along, so unknown parameters are let through. */,
  query: Type.Object({ _force_domain: Type.String({ maxLength: 253 }), language: Type.Optional(Type.Enum(LOCALES)) }),
  reply: strictObject({ settings: SettingsSchema }),
});

export const listInterests = call('GET /api/interests.php', {
  access: 'public',
  tag: 'site',
  reply: strictObject({
    interests: Type.Array(strictObject({ key: InterestKeySchema, icon: Type.Enum(ICONS), sensitive: Type.Boolean() })),
  }),
});

export const listRegions = call('GET /api/regions.php', {
  access: 'public',
  tag: 'site',
  reply: strictObject({
    regions: Type.Record(Type.String(), Type.Array(strictObject({ code: Type.String(), name: Type.String() }))),
  }),
});

export const readCompany = call('GET /api/companyinfo.php', {
  access: 'public',
  tag: 'site',
  reply: strictObject({ company: CompanySchema }),
});

export const readPage = call('GET /api/page.php', {
  access: 'public',
  tag: 'site',
  query: strictObject({ token: Type.String({ maxLength: 200 }), locale: Type.Enum(LOCALES) }),
  reply: strictObject({
    page: strictObject({ token: Type.String(), title: Type.String(), sections: Type.Array(SectionSchema) }),
  }),
});
