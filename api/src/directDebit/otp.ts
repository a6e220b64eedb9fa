import { type Locale, OTP_AGAIN_S, OTP_DIGITS, OTP_PER_HOUR } from '@rendezvous/shared/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../ApiError';
import { otpTexts } from '../content/otpTexts';
import { formatText } from '../content/formatText';
import { queueSms } from '../notify/queueSms';
import type { Random } from '../ports/Random';
import type { UnitOfWork } from '../UnitOfWork';
import { findSentCodes, updateOtp } from './sqlMandates';

/** Unit of work for mandates, with the source of random codes and the secrets that encrypt mandates. */
export interface MandateContext extends UnitOfWork {
  random: Random;
  /** The first secret encrypts; any of them can decrypt. */
  secrets: readonly [string, ...string[]];
}

const computeDigest = (secret: string, reference: string, otp: string): Buffer =>
  createHmac('sha256', `otp ${secret}`).update(`${reference} ${otp}`).digest();

/** Hash of a code for storage. Six digits are easy to guess, so the hash is keyed with a secret that is not in the database. */
const hashOtp = (secret: string, reference: string, otp: string): string => computeDigest(secret, reference, otp).toString('hex');

/** True if `hash` was computed from this code with any of the secrets. */
export function matchesOtp(secrets: readonly string[], reference: string, otp: string, hash: string): boolean {
  const storedDigest = Buffer.from(hash, 'hex');
  return secrets.some((secret) => timingSafeEqual(computeDigest(secret, reference, otp), storedDigest));
}

const HOUR_S = 3_600;

/** Seconds until the next code may be sent to this member, or 0; there are at most three codes an hour, at least 60 s apart. */
async function findOtpWait({ db, now }: UnitOfWork, memberId: string): Promise<number> {
  const sentCodes = await findSentCodes(db, memberId, { since: now - HOUR_S, limit: OTP_PER_HOUR });
  const lastCode = sentCodes[0];
  const oldestCode = sentCodes[OTP_PER_HOUR - 1];
  return Math.max(0, lastCode ? lastCode.created_at + OTP_AGAIN_S - now : 0, oldestCode ? oldestCode.created_at + HOUR_S - now : 0);
}

/** The member who signs a mandate, and the site where they sign it. */
export interface Signer {
  id: string;
  language: Locale;
  siteName: string;
}

/** Throws `rate_limited` if a code is requested too soon after earlier ones; the caller must hold the lock on the member. */
export async function assertCodeAllowed(work: MandateContext, memberId: string): Promise<void> {
  const seconds = await findOtpWait(work, memberId);
  if (seconds > 0) throw new ApiError('rate_limited', { params: { seconds } });
}

/** Sends a new code for a mandate by text message; the previous code stops working. */
export async function sendOtp(work: MandateContext, signer: Signer, mandate: { reference: string; phone: string }): Promise<void> {
  const code = String(Math.floor(work.random.number() * 10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  const [secret] = work.secrets;
  await updateOtp(work, mandate.reference, hashOtp(secret, mandate.reference, code));
  const body = formatText(signer.language, otpTexts[signer.language], { code, site: signer.siteName });
  await queueSms(work, { memberId: signer.id, recipient: mandate.phone, kind: 'mandate', body });
}
