import { hash } from 'node:crypto';

/** What is kept of an address that must be known again but not read. */
export const emailHash = (email: string): string => hash('sha256', email.trim().toLowerCase());
