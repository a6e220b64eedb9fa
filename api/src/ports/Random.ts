import { randomBytes, randomInt } from 'node:crypto';

/** Source of randomness; injected, so that tests control it. */
export interface Random {
  /** 16 letters and digits, suitable for addresses and payloads. */
  id(): string;
  /** 32 random bytes for sessions and links, base64url. */
  token(): string;
  /** A number from 0 up to but not including 1. */
  number(): number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 16;

/** Every letter is equally likely: of 64 values the two without a letter are skipped. */
function id(): string {
  let letters = '';
  while (letters.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) letters += LETTERS[byte & 63] ?? '';
  }
  return letters.slice(0, LENGTH);
}

/** The operating system's randomness. */
export const systemRandom: Random = {
  id,
  token: () => randomBytes(32).toString('base64url'),
  number: () => randomInt(2 ** 47) / 2 ** 47,
};
