import { ApiError } from '../ApiError';
import type { Work } from '../Work';
import { toInviteCode } from './toInviteCode';

/** Uses an invite code up for a new member; of two sign-ups with one code the later is refused. */
export async function useInvite({ db, now }: Work, code: string, memberId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('invites')
    .set({ used_by: memberId })
    .where('code', '=', toInviteCode(code))
    .where('used_by', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ApiError('invite_invalid', { fields: { invite_code: 'invite_invalid' } });
}
