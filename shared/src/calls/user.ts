import { Type } from 'typebox';
import { LOCALES } from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';
import { UserSchema } from './users';

export const LoginBody = strictObject({
  login: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 256 }),
});

export const UserReply = strictObject({ user: UserSchema });

const SessionSchema = strictObject({
  id: Type.String(),
  current: Type.Boolean(),
  device: Type.String(),
  country: Type.String(),
  created: Type.Integer(),
  last_active: Type.Integer(),
});

export const SessionsReply = strictObject({ sessions: Type.Array(SessionSchema) });

export const readUser = call('GET /api/user.php', {
  access: 'public',
  tag: 'account',
  polled: 'user',
  reply: strictObject({ user: nullable(UserSchema) }),
});

export const logIn = call('POST /api/user.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: LoginBody,
  reply: UserReply,
});

export const chooseLanguage = call('PUT /api/user.php', {
  access: 'member',
  tag: 'account',
  body: strictObject({ language: Type.Enum(LOCALES) }),
  reply: UserReply,
});

export const subscribePush = call('POST /api/user.php?push=1', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  //', maxLength: 1000 }),
  body: strictObject({
    subscription: strictObject({
      endpoint: Type.String({ pattern: '^https?://', maxLength: 1000 }),
      expirationTime: Type.Optional(nullable(Type.Number())),
      keys: strictObject({
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}$' }),
      }),
    }),
  }),
  reply: strictObject({ subscribed: Type.Literal(true) }),
});

export const unsubscribePush = call('DELETE /api/user.php?push=1', {
  access: 'member',
  tag: 'account',
  //', maxLength: 1000 }) });
  body: strictObject({ endpoint: Type.String({ pattern: '^https?://', maxLength: 1000 }) }),
  reply: strictObject({ subscribed: Type.Literal(false) }),
});

export const logOut = call('GET /api/logout.php', { access: 'public', tag: 'account', reply: strictObject({ user: Type.Null() }) });

export const listSessions = call('GET /api/sessions.php', { access: 'member', tag: 'account', reply: SessionsReply });

export const endSessions = call('DELETE /api/sessions.php', {
  access: 'member',
  tag: 'account',
  /** Without an id all other sessions end. */
  body: strictObject({ id: Type.Optional(OpaqueId) }),
  reply: SessionsReply,
});
