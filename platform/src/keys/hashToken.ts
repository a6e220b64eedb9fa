import { createHash } from 'node:crypto';

/** SHA-256 of a token, which is all the server stores of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
