import { randomBytes } from 'node:crypto';

/** Letters that nobody has written before; without digits it is no telephone number, which the scam guard would ask about. */
export const aWord = (): string => [...randomBytes(16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
