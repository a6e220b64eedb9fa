import { ApiError } from '../ApiError';
import type { Work } from '../Work';

/** Revokes a mandate: nothing is collected with it any more. */
export async function revokeMandate({ db, now }: Work, memberId: string, reference: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('mandates')
    .set({ revoked_at: now, otp_hash: null })
    .where('member_id', '=', memberId)
    .where('reference', '=', reference)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('not_found');
}
