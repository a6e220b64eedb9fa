import { Type } from 'typebox';
import { LOCALES } from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';
import { UserSchema } from './users';

export const MaybeUserReply = strictObject({ user: nullable(UserSchema) });

export const LoginBody = strictObject({
  login: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 256 }),
});

export const UserReply = strictObject({ user: UserSchema });

export const LanguageBody = strictObject({ language: Type.Enum(LOCALES) });

export const PushBody = strictObject({
  subscription: strictObject({
    endpoint: Type.String({ pattern: '^https?://', maxLength: 1000 }),
    expirationTime: Type.Optional(nullable(Type.Number())),
    keys: strictObject({
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}$' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}$' }),
    }),
  }),
});

export const SubscribedReply = strictObject({ subscribed: Type.Literal(true) });

export const UnsubscribeBody = strictObject({ endpoint: Type.String({ pattern: '^https?://', maxLength: 1000 }) });

export const UnsubscribedReply = strictObject({ subscribed: Type.Literal(false) });

export const LogoutReply = strictObject({ user: Type.Null() });

const SessionSchema = strictObject({
  id: Type.String(),
  current: Type.Boolean(),
  device: Type.String(),
  country: Type.String(),
  created: Type.Integer(),
  last_active: Type.Integer(),
});

export const SessionsReply = strictObject({ sessions: Type.Array(SessionSchema) });

/** Without an id all other sessions end. */
export const EndSessionBody = strictObject({ id: Type.Optional(OpaqueId) });

export const readUser = call('GET /api/user.php', { access: 'public', tag: 'account', polled: 'user', reply: MaybeUserReply });

export const logIn = call('POST /api/user.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: LoginBody,
  reply: UserReply,
});

export const chooseLanguage = call('PUT /api/user.php', { access: 'member', tag: 'account', body: LanguageBody, reply: UserReply });

export const subscribePush = call('POST /api/user.php?push=1', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: PushBody,
  reply: SubscribedReply,
});

export const unsubscribePush = call('DELETE /api/user.php?push=1', {
  access: 'member',
  tag: 'account',
  body: UnsubscribeBody,
  reply: UnsubscribedReply,
});

export const logOut = call('GET /api/logout.php', { access: 'public', tag: 'account', reply: LogoutReply });

export const listSessions = call('GET /api/sessions.php', { access: 'member', tag: 'account', reply: SessionsReply });

export const endSessions = call('DELETE /api/sessions.php', {
  access: 'member',
  tag: 'account',
  body: EndSessionBody,
  reply: SessionsReply,
});
