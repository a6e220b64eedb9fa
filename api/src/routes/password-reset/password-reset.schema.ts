import { Type } from 'typebox';
import { UserSchema } from '../entities/user.schema';
import { strictObject } from '../strictObject';

const Token = Type.String({ minLength: 1, maxLength: 100 });
const Password = Type.String({ maxLength: 256 });

export const ResetBody = strictObject({ email: Type.String({ minLength: 1, maxLength: 254 }) });
export const ResetReply = strictObject({ sent: Type.Literal(true) });
export const TokenQuery = strictObject({ token: Token });
export const TokenReply = strictObject({ valid: Type.Boolean() });
export const NewPasswordBody = strictObject({ token: Token, password: Password, password_repeat: Password });
export const NewPasswordReply = strictObject({ user: UserSchema });
