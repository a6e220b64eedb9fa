import type { Profile } from '../calls/profiles';

/** Possible values of the nullable profile attributes. */
export const PROFILE_ATTRIBUTES = {
  hair_color: ['blond', 'brown', 'black', 'red', 'grey', 'bald', 'other'],
  eye_color: ['blue', 'brown', 'green', 'grey', 'hazel', 'other'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'plus_size', 'muscular'],
  relationship_status: ['single', 'relationship', 'open_relationship', 'married', 'divorced', 'widowed', 'complicated'],
  tattoos: ['none', 'few', 'many'],
} as const;

export type AttributeKey = keyof typeof PROFILE_ATTRIBUTES;
export type AttributeValue<K extends AttributeKey = AttributeKey> = (typeof PROFILE_ATTRIBUTES)[K][number];

export const PROFILE_STATUSES = ['disabled', 'active', 'hidden', 'blocked'] as const;
export type ProfileStatus = (typeof PROFILE_STATUSES)[number];

export const PHOTO_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

/** Why a photo was rejected. */
export const PHOTO_REASONS = ['no_person', 'not_you', 'minor', 'third_party', 'contact_data', 'illegal', 'quality'] as const;
export type PhotoReason = (typeof PHOTO_REASONS)[number];

/** How recently a member was active; other members see nothing more precise. */
export const LAST_ACTIVE = ['online', 'today', 'week', 'older'] as const;
export type LastActive = (typeof LAST_ACTIVE)[number];

/** Ranges of the distance between the centres of two places, in km. */
export const DISTANCE_BUCKETS = ['under_10', '10_25', '25_50', '50_100', 'over_100'] as const;
export type DistanceBucket = (typeof DISTANCE_BUCKETS)[number];

export type ProfileAttributes = Pick<Profile, AttributeKey>;

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export type Sexuality = (typeof SEXUALITIES)[number];

/** Sexualities available to each gender. */
export const SEXUALITIES_BY_GENDER: Record<Gender, readonly Sexuality[]> = {
  male: ['hetero', 'gay', 'bi'],
  female: ['hetero', 'lesbian', 'bi'],
};

const OPPOSITE_GENDER: Record<Gender, Gender> = { male: 'female', female: 'male' };

/** Returns the genders that a member wants to meet. */
export function wantedGenders(gender: Gender, sexuality: Sexuality): readonly Gender[] {
  if (sexuality === 'bi') return GENDERS;
  return sexuality === 'hetero' ? [OPPOSITE_GENDER[gender]] : [gender];
}

const CONTACT_PATTERNS: readonly RegExp[] = [
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/iu,
  /(https?:\/\/|www\.)\S/iu,
  /\b[a-z0-9-]{2,}\.(com|net|org|info|biz|io|me|app|eu|nl|be|de|at|ch|fr|it|es|pl|dk|fi|no|se|uk|ly|link)\b/iu,
  /(\d[\s()./-]*){7,}/u,
];

/** True for text that contains a link, an email address or a telephone number, none of which is allowed in profiles. */
export const hasContactData = (text: string): boolean => CONTACT_PATTERNS.some((pattern) => pattern.test(text));

/** Number of messages at the start of a conversation that are checked for risky content. */
export const SCAM_GUARD_MESSAGES = 5;

const MESSENGER_PATTERN =
  /(?:^|[^\p{L}])(whats\s?app|telegram|t\.me|snapchat|viber|wechat|kik|skype|threema|insta(gram)?|facebook|tiktok|discord|(auf|bij|on|op|på|sur|su|en|w|via|über)\s+signal|signal[\s-](app|messenger))(?!\p{L})/iu;
const PAYMENT_SERVICE_PATTERN =
  /(?:^|[^\p{L}])(paypal|revolut|cash\s?app|venmo|tikkie|bizum|twint|blik|swish|vipps|mobilepay|western union|moneygram|bitcoin|btc|crypto|gift\s?cards?|geschenkkarten?|iban)(?!\p{L})/iu;

/** True for text that contains contact data or the name of a messenger or payment service. */
export const isRiskyText = (text: string): boolean =>
  hasContactData(text) || MESSENGER_PATTERN.test(text) || PAYMENT_SERVICE_PATTERN.test(text);
