import { OTP_DIGITS, type Locale } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { otpTexts } from '../content/sms/otpTexts';
import { fill } from '../fill';
import { queueSms } from '../notify/queueSms';
import type { MandateWork } from './MandateWork';
import { otpHash } from './otpHash';
import { otpWait } from './otpWait';

/** Who signs, and on which site. */
export interface Signer {
  id: string;
  language: Locale;
  /** settings.name */
  site: string;
}

/** Refuses a code that comes too soon after the last ones; the caller holds the lock on the member. */
export async function refuseOtp(work: MandateWork, memberId: string): Promise<void> {
  const seconds = await otpWait(work, memberId);
  if (seconds > 0) throw new ApiError('rate_limited', { params: { seconds } });
}

/** Sends a new code for a mandate by text message; the one before stops working. */
export async function sendOtp(work: MandateWork, signer: Signer, mandate: { reference: string; phone: string }): Promise<void> {
  const code = String(Math.floor(work.random.number() * 10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  const [secret] = work.secrets;
  await work.db
    .updateTable('mandates')
    .set({ otp_hash: otpHash(secret, mandate.reference, code), otp_sent_at: work.now, otp_tries: 0 })
    .where('reference', '=', mandate.reference)
    .execute();
  const body = fill(otpTexts[signer.language], { code, site: signer.site });
  await queueSms(work, { memberId: signer.id, recipient: mandate.phone, kind: 'mandate', body });
}
