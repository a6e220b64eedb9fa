import { createHash } from 'node:crypto';

/** SHA-256 of a token: what the server keeps of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
