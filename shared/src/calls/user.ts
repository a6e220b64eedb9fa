import { type Static, Type } from 'typebox';
import { LOCALES } from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';
import { UserSchema } from './users';

export const LoginBody = strictObject({
  login: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 256 }),
});

export const UserReply = strictObject({ user: UserSchema });

/** A browser in which the member is logged in. */
export const SessionSchema = strictObject({
  id: Type.String(),
  /** True for the session that made the call. */
  current: Type.Boolean(),
  /** Names of the browser and the operating system, as far as known, for example 'Firefox, Windows'; empty if neither is. */
  device: Type.String(),
  /** ISO 3166 alpha-2 country of the login; empty when unknown. */
  country: Type.String(),
  /** Unix seconds. */
  created: Type.Integer(),
  /** Unix seconds, accurate to 5 minutes. */
  last_active: Type.Integer(),
});
export type Session = Static<typeof SessionSchema>;

export const SessionsReply = strictObject({ sessions: Type.Array(SessionSchema) });

/** Returns the signed-in member; null for a visitor. */
export const readUser = call('GET /api/user.php', {
  access: 'public',
  tag: 'account',
  polled: 'user',
  reply: strictObject({ user: nullable(UserSchema) }),
});

/** Logs a member in with an email address or username and a password; sets the session cookie. */
export const logIn = call('POST /api/user.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  errors: ['login_blocked', 'login_failed', 'pending_deletion', 'self_excluded'],
  body: LoginBody,
  reply: UserReply,
});

/** Saves the member's language. */
export const chooseLanguage = call('PUT /api/user.php', {
  access: 'member',
  tag: 'account',
  body: strictObject({ language: Type.Enum(LOCALES) }),
  reply: UserReply,
});

/** A Web Push subscription as serialised by the browser. */
export const PushSubscriptionBodySchema = strictObject({
  endpoint: Type.String({ pattern: '^https?://', maxLength: 1000 }),
  expirationTime: Type.Optional(nullable(Type.Number())),
  keys: strictObject({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}$' }),
  }),
});
export type PushSubscriptionBody = Static<typeof PushSubscriptionBodySchema>;

/** Stores the push subscription of this browser. */
export const subscribePush = call('POST /api/user.php?push=1', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  errors: ['authentication_required'],
  body: strictObject({
    subscription: PushSubscriptionBodySchema,
  }),
  reply: strictObject({ subscribed: Type.Literal(true) }),
});

/** Removes the push subscription with the given endpoint. */
export const unsubscribePush = call('DELETE /api/user.php?push=1', {
  access: 'member',
  tag: 'account',
  body: strictObject({ endpoint: Type.String({ pattern: '^https?://', maxLength: 1000 }) }),
  reply: strictObject({ subscribed: Type.Literal(false) }),
});

/** Ends the session and removes the cookie. */
export const logOut = call('GET /api/logout.php', {
  access: 'public',
  tag: 'account',
  errors: ['cross_site'],
  reply: strictObject({ user: Type.Null() }),
});

/** Lists the browsers in which the member is logged in. */
export const listSessions = call('GET /api/sessions.php', { access: 'member', tag: 'account', reply: SessionsReply });

/** Ends one session or, without an id, all except the current one; returns the remaining sessions. */
export const endSessions = call('DELETE /api/sessions.php', {
  access: 'member',
  tag: 'account',
  errors: ['not_found'],
  body: strictObject({ id: Type.Optional(OpaqueId) }),
  reply: SessionsReply,
});

/** Receives the beacon that a page sends when it is hidden; the body is ignored and may have any type. */
export const reportPageHidden = call('POST /api/page-hidden.php', { access: 'public', tag: 'site', crossSite: 'origin' });
