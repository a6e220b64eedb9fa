import { createHmac, timingSafeEqual } from 'node:crypto';

const digest = (secret: string, reference: string, otp: string): Buffer =>
  createHmac('sha256', `otp ${secret}`).update(`${reference} ${otp}`).digest();

/** A code as it is kept: six digits are soon guessed, so the hash needs a secret that is not in the database. */
export const otpHash = (secret: string, reference: string, otp: string): string => digest(secret, reference, otp).toString('hex');

/** True for the code that belongs to `hash`. */
export function otpMatches(secrets: readonly string[], reference: string, otp: string, hash: string): boolean {
  const kept = Buffer.from(hash, 'hex');
  return secrets.some((secret) => timingSafeEqual(digest(secret, reference, otp), kept));
}
