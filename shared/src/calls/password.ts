import { Type } from 'typebox';
import { call } from './call';
import { TypedPassword, strictObject } from './schemas';
import { UserSchema } from './users';

export const ResetBody = strictObject({ email: Type.String({ minLength: 1, maxLength: 254 }) });

export const ResetReply = strictObject({ sent: Type.Literal(true) });

const Token = Type.String({ minLength: 1, maxLength: 100 });

export const TokenQuery = strictObject({ token: Token });

export const TokenReply = strictObject({ valid: Type.Boolean() });

const Password = Type.String({ maxLength: 256 });

export const NewPasswordBody = strictObject({ token: Token, password: Password, password_repeat: Password });

export const NewPasswordReply = strictObject({ user: UserSchema });

export const PasswordBody = strictObject({ old_password: TypedPassword, password: TypedPassword, password_repeat: TypedPassword });

export const PasswordReply = strictObject({ user: UserSchema });

export const requestReset = call('POST /api/password-reset.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 86400, code: 'reset_limit' },
  body: ResetBody,
  reply: ResetReply,
});

export const checkResetToken = call('GET /api/password-reset.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 30, seconds: 3600 },
  query: TokenQuery,
  reply: TokenReply,
});

export const resetPassword = call('PUT /api/password-reset.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 30, seconds: 3600 },
  body: NewPasswordBody,
  reply: NewPasswordReply,
});

export const changePassword = call('PUT /api/password.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: PasswordBody,
  reply: PasswordReply,
});
