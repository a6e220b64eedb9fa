import { type Locale, OTP_AGAIN_S, OTP_DIGITS, OTP_PER_HOUR } from '@rendezvous/shared/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../ApiError';
import { otpTexts } from '../content/otpTexts';
import { fill } from '../content/fill';
import { queueSms } from '../notify/queueSms';
import type { Random } from '../ports/Random';
import type { UnitOfWork } from '../UnitOfWork';
import { findSentCodes, updateOtp } from './sqlMandates';

/** Context of decisions about mandates: codes are generated, and mandates are encrypted. */
export interface MandateContext extends UnitOfWork {
  random: Random;
  /** The first one encrypts, all of them decrypt. */
  secrets: readonly [string, ...string[]];
}

const digest = (secret: string, reference: string, otp: string): Buffer =>
  createHmac('sha256', `otp ${secret}`).update(`${reference} ${otp}`).digest();

/** A code as stored: six digits are easily guessed, so the hash needs a secret that is not in the database. */
const otpHash = (secret: string, reference: string, otp: string): string => digest(secret, reference, otp).toString('hex');

/** True for the code that belongs to `hash`. */
export function otpMatches(secrets: readonly string[], reference: string, otp: string, hash: string): boolean {
  const kept = Buffer.from(hash, 'hex');
  return secrets.some((secret) => timingSafeEqual(digest(secret, reference, otp), kept));
}

const HOUR_S = 3_600;

/** Seconds until this member may be sent another code: 60 s after the last one, and three within an hour. */
async function otpWait({ db, now }: UnitOfWork, memberId: string): Promise<number> {
  const sent = await findSentCodes(db, memberId, { since: now - HOUR_S, limit: OTP_PER_HOUR });
  const last = sent[0];
  const oldest = sent[OTP_PER_HOUR - 1];
  return Math.max(0, last ? last.created_at + OTP_AGAIN_S - now : 0, oldest ? oldest.created_at + HOUR_S - now : 0);
}

/** Signer and site. */
export interface Signer {
  id: string;
  language: Locale;
  /** settings.name */
  site: string;
}

/** Rejects a code requested too soon after the last ones; the caller holds the lock on the member. */
export async function assertCodeAllowed(work: MandateContext, memberId: string): Promise<void> {
  const seconds = await otpWait(work, memberId);
  if (seconds > 0) throw new ApiError('rate_limited', { params: { seconds } });
}

/** Sends a new code for a mandate by text message; the one before stops working. */
export async function sendOtp(work: MandateContext, signer: Signer, mandate: { reference: string; phone: string }): Promise<void> {
  const code = String(Math.floor(work.random.number() * 10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  const [secret] = work.secrets;
  await updateOtp(work, mandate.reference, otpHash(secret, mandate.reference, code));
  const body = fill(otpTexts[signer.language], { code, site: signer.site });
  await queueSms(work, { memberId: signer.id, recipient: mandate.phone, kind: 'mandate', body });
}
