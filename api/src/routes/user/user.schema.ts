import { Type } from 'typebox';
import { LOCALES } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { UserSchema } from '../entities/user.schema';
import { strictObject } from '../strictObject';

export const LoginBody = strictObject({
  login: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 256 }),
});

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

export const LanguageBody = strictObject({ language: Type.Enum(LOCALES) });
export const UserQuery = strictObject({ push: Type.Optional(Type.Literal('1')) });
export const UserReply = strictObject({ user: UserSchema });
export const MaybeUserReply = strictObject({ user: nullable(UserSchema) });
export const UnsubscribeQuery = strictObject({ push: Type.Literal('1') });
export const UnsubscribeBody = strictObject({ endpoint: Type.String({ pattern: '^https?://', maxLength: 1000 }) });
export const UnsubscribedReply = strictObject({ subscribed: Type.Literal(false) });
export const SubscribedReply = strictObject({ subscribed: Type.Literal(true) });
