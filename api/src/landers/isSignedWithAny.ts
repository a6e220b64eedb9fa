import { timingSafeEqual } from 'node:crypto';

/** Compares what a browser sent, which may have any characters, with a signature of ours. */
function equalsInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** True for a signature made with any of the secrets; all are tried, so that the time does not tell which. */
export const isSignedWithAny = (secrets: readonly string[], signature: string, sign: (secret: string) => string): boolean =>
  secrets.map((secret) => equalsInConstantTime(sign(secret), signature)).includes(true);
