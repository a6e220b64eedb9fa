import { OTP_TRIES, OTP_VALID_S } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findMandate, type MandateRow } from './findMandate';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { MandateWork } from './MandateWork';
import { otpMatches } from './otpHash';
import { sendMandateMail } from './sendMandateMail';

function isRight({ secrets, now }: MandateWork, mandate: MandateRow, otp: string): boolean {
  const { reference, otp_hash: hash, otp_tries: tries, otp_sent_at: sent } = mandate;
  if (hash === null || tries >= OTP_TRIES || now >= sent + OTP_VALID_S) return false;
  return otpMatches(secrets, reference, otp, hash);
}

async function sign(work: MandateWork, { reference }: MandateRow): Promise<MandateRow> {
  const signed = await work.db
    .updateTable('mandates')
    .set({ signed_at: work.now, otp_hash: null })
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirstOrThrow();
  await sendMandateMail(work, signed);
  return signed;
}

/** Undefined after a wrong code: its try must be counted, so nothing may be thrown inside the transaction. */
async function attempt(work: MandateWork, memberId: string, { reference, otp }: { reference: string; otp: string }) {
  await lockMembers(work.db, [memberId]);
  const mandate = await findMandate(work.db, memberId, reference);
  if (mandate === undefined) throw new ApiError('not_found');
  if (mandate.signed_at !== null) return mandate;
  if (isRight(work, mandate, otp)) return sign(work, mandate);
  await work.db
    .updateTable('mandates')
    .set({ otp_tries: mandate.otp_tries + 1 })
    .where('reference', '=', reference)
    .execute();
  return undefined;
}

/** Signs a mandate with the code of the text message; repeating it answers the same. */
export async function signMandate(work: MandateWork, memberId: string, entered: { reference: string; otp: string }): Promise<MandateRow> {
  const signed = await inTransaction(work, ({ db }) => attempt({ ...work, db }, memberId, entered));
  if (signed === undefined) throw new ApiError('otp_invalid', { fields: { otp: 'otp_invalid' } });
  return signed;
}
