import { type Static, Type } from 'typebox';
import { CITY_LENGTH_MAX, GENDERS, INTERESTS_MAX, LOCALES, SEXUALITIES } from '../contract';
import { call } from './call';
import { EmptyBody, OpaqueId, SentReply, nullable, strictObject } from './schemas';
import { UserSchema } from './users';
import { ProfileCardSchema } from './profiles';

const TrackingValue = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,100}$' }));

/** Form data of the five sign-up steps. */
export const SignupFormSchema = strictObject({
  email: Type.String({ maxLength: 300 }),
  name: Type.String({ maxLength: 300 }),
  password: Type.String({ maxLength: 256 }),
  /** YYYY-MM-DD. */
  date_of_birth: Type.String({ maxLength: 10 }),
  signup_message: Type.Optional(Type.String({ maxLength: 4_000 })),
  gender: Type.Enum(GENDERS),
  sexuality: Type.Enum(SEXUALITIES),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  region: Type.Optional(Type.String({ maxLength: 10 })),
  city: Type.Optional(Type.String({ maxLength: CITY_LENGTH_MAX })),
  language: Type.Enum(LOCALES),
  member_id: Type.Optional(OpaqueId),
  invite_code: Type.Optional(Type.String({ maxLength: 64 })),
  terms_version: Type.String({ maxLength: 40 }),
  consent_sensitive: Type.Boolean(),
  consent_offers: Type.Boolean(),
  interests: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: INTERESTS_MAX })),
  network: TrackingValue,
  ref: TrackingValue,
  sub1: TrackingValue,
  sub2: TrackingValue,
  sub3: TrackingValue,
});
export type SignupForm = Static<typeof SignupFormSchema>;

/** Creates a member, logs them in and emails the activation link; `next` is the path to navigate to. */
export const signUp = call('POST /api/signup.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 60, seconds: 3600 },
  errors: [
    'account_exists',
    'consent_required',
    'dob_invalid',
    'email_invalid',
    'invite_invalid',
    'message_too_long',
    'password_weak',
    'pending_deletion',
    'self_excluded',
    'sexuality_invalid',
    'signups_closed',
    'traffic_source_needed',
    'underage',
    'username_at',
    'username_invalid',
    'username_is_email',
    'username_taken',
  ],
  body: SignupFormSchema,
  status: 201,
  reply: strictObject({ user: UserSchema, next: Type.String() }),
});

/** Checks a date of birth (YYYY-MM-DD); after a minor's date, every date from the same browser is rejected for a day. */
export const checkAge = call('POST /api/check-age.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 60, seconds: 900 },
  errors: ['dob_invalid', 'underage'],
  body: strictObject({ date_of_birth: Type.String({ maxLength: 10 }) }),
  reply: strictObject({ adult: Type.Literal(true) }),
});

/** Checks whether a username is available. */
export const checkName = call('GET /api/check-name.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 60, seconds: 60 },
  query: strictObject({ name: Type.String({ maxLength: 300 }) }),
  reply: strictObject({ available: Type.Boolean() }),
});

/** Checks whether an email address is valid and suggests a likely correction; never reveals whether it has an account. */
export const checkEmail = call('GET /api/check-email.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 60, seconds: 60 },
  query: strictObject({ email: Type.String({ maxLength: 300 }) }),
  reply: strictObject({ valid: Type.Boolean(), suggestion: nullable(Type.String()) }),
});

/** Lists up to twelve members who match the new member. */
export const listSignupMatches = call('GET /api/signup-matches.php', {
  access: 'member',
  tag: 'account',
  showsMembers: true,
  reply: strictObject({ profiles: Type.Array(ProfileCardSchema) }),
});

/** Confirms an email address with the token from the activation email. */
export const activate = call('POST /api/activate.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  errors: ['activation_failed'],
  body: strictObject({ token: Type.String({ minLength: 1, maxLength: 100 }) }),
  reply: strictObject({ user: nullable(UserSchema), activated: Type.Literal(true) }),
});

/** Emails a new activation link. */
export const resendActivation = call('POST /api/activate-resend.php', {
  access: 'member',
  tag: 'account',
  errors: ['conflict', 'rate_limited'],
  body: EmptyBody,
  reply: SentReply,
});
