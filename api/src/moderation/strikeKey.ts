import { hash } from 'node:crypto';

/** What strikes are kept under: the hash of an address or number, which says nothing of its owner. */
export const strikeKey = (kind: 'email' | 'phone', value: string): string => hash('sha256', `${kind}:${value.trim().toLowerCase()}`);
