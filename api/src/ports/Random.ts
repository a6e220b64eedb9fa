import { randomBytes, randomInt } from 'node:crypto';

/** Randomness, handed in. */
export interface Random {
  /** 16 letters and digits, fit for addresses and payloads. */
  id(): string;
  /** 32 random bytes for sessions and links, base64url. */
  token(): string;
  /** A number from 0 up to but not including 1. */
  number(): number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 16;

/** Every letter equally likely: of 64 values the two that stand for none are left out. */
function id(): string {
  let letters = '';
  while (letters.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) letters += LETTERS[byte & 63] ?? '';
  }
  return letters.slice(0, LENGTH);
}

/** Randomness of the operating system. */
export const systemRandom: Random = {
  id,
  token: () => randomBytes(32).toString('base64url'),
  number: () => randomInt(2 ** 47) / 2 ** 47,
};
