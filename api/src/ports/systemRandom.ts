import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from './Random';

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
