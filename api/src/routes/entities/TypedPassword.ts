import { Type } from 'typebox';

/** A password as it was typed, right or wrong. */
export const TypedPassword = Type.String({ maxLength: 256 });
