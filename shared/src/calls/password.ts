import { Type } from 'typebox';
import { DAY_S } from '../contract';
import { call } from './call';
import { TypedPassword, strictObject } from './schemas';
import { UserSchema } from './users';

const Token = Type.String({ minLength: 1, maxLength: 100 });

const Password = Type.String({ maxLength: 256 });

/** Emails a password reset link to an address that has an account. */
export const requestReset = call('POST /api/password-reset.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: DAY_S, code: 'reset_limit' },
  errors: ['email_not_found', 'pending_deletion'],
  body: strictObject({ email: Type.String({ minLength: 1, maxLength: 254 }) }),
  reply: strictObject({ sent: Type.Literal(true) }),
});

/** Checks whether the token of a reset link is still valid. */
export const checkResetToken = call('GET /api/password-reset.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 30, seconds: 3600 },
  query: strictObject({ token: Token }),
  reply: strictObject({ valid: Type.Boolean() }),
});

/** Sets a new password with the token of a reset link, and logs the member in. */
export const resetPassword = call('PUT /api/password-reset.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 30, seconds: 3600 },
  errors: ['password_weak', 'passwords_differ', 'self_excluded', 'token_invalid'],
  body: strictObject({ token: Token, password: Password, password_repeat: Password }),
  reply: strictObject({ user: UserSchema }),
});

/** Changes the password, given the current one; only this browser stays logged in. */
export const changePassword = call('PUT /api/password.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  errors: ['conflict', 'old_password_wrong', 'password_weak', 'passwords_differ', 'self_excluded'],
  body: strictObject({ old_password: TypedPassword, password: TypedPassword, password_repeat: TypedPassword }),
  reply: strictObject({ user: UserSchema }),
});
