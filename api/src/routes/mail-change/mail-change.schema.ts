import { Type } from 'typebox';
import { LinkToken } from '../entities/LinkToken';
import { nullable } from '../entities/nullable';
import { TypedPassword } from '../entities/TypedPassword';
import { UserSchema } from '../entities/user.schema';
import { strictObject } from '../strictObject';

export const NewEmailBody = strictObject({ email: Type.String({ maxLength: 300 }), password: TypedPassword });
export const NewEmailReply = strictObject({ sent: Type.Literal(true) });
export const ConfirmEmailBody = strictObject({ token: LinkToken });
export const ConfirmEmailReply = strictObject({ email: Type.String(), user: nullable(UserSchema) });
