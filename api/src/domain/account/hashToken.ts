import { createHash } from 'node:crypto';

/** What is stored of a session or link token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
