import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from './Random';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Randomness of the operating system. */
export const systemRandom: Random = {
  id: () => Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  token: () => randomBytes(32).toString('base64url'),
  number: () => randomInt(2 ** 47) / 2 ** 47,
};
