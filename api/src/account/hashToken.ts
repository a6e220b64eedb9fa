import { hash } from 'node:crypto';

/** What is stored of a session or link token. */
export const hashToken = (token: string): string => hash('sha256', token);
