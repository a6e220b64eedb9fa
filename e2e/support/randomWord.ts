import { randomBytes } from 'node:crypto';

/** Returns 16 random letters; the scam guard could take digits for a telephone number. */
export const randomWord = (): string => [...randomBytes(16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
