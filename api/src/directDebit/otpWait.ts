import { OTP_AGAIN_S, OTP_PER_HOUR } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

const HOUR_S = 3_600;

/** Seconds until this member may be sent another code: 60 s after the last one, and three within an hour. */
export async function otpWait({ db, now }: Work, memberId: string): Promise<number> {
  const sent = await db
    .selectFrom('text_messages')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'mandate')
    .where('created_at', '>', now - HOUR_S)
    .orderBy('created_at', 'desc')
    .limit(OTP_PER_HOUR)
    .execute();
  const last = sent[0];
  const oldest = sent[OTP_PER_HOUR - 1];
  return Math.max(0, last ? last.created_at + OTP_AGAIN_S - now : 0, oldest ? oldest.created_at + HOUR_S - now : 0);
}
