import { timingSafeEqual } from 'node:crypto';

/** Compares the bytes of two signatures, since a signature sent by a browser may contain any characters. */
export function equalsInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** True for a signature made with any of the secrets; all are tried, so that the time taken does not reveal which one matched. */
export const isSignedWithAny = (secrets: readonly string[], signature: string, sign: (secret: string) => string): boolean =>
  secrets.map((secret) => equalsInConstantTime(sign(secret), signature)).includes(true);
