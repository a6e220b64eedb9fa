import { randomBytes, randomInt } from 'node:crypto';

/** Source of randomness; injected so that tests can control it. */
export interface Random {
  /** 16 letters and digits, safe in URLs and payloads. */
  id(): string;
  /** 32 random bytes for sessions and links, base64url. */
  token(): string;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  number(): number;
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 16;

/** Creates an id in which every character is equally likely: of the 64 values of six bits, the two without a character are skipped. */
function createId(): string {
  let characters = '';
  while (characters.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH)) characters += CHARACTERS[byte & 63] ?? '';
  }
  return characters.slice(0, ID_LENGTH);
}

/** Random values from the secure generator of the operating system. */
export const systemRandom: Random = {
  id: createId,
  token: () => randomBytes(32).toString('base64url'),
  number: () => randomInt(2 ** 47) / 2 ** 47,
};
