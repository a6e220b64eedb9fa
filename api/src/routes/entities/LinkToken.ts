import { Type } from 'typebox';

/** The token of a link in a mail. */
export const LinkToken = Type.String({ minLength: 1, maxLength: 100 });
