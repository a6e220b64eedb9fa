import type { Work } from '../Work';
import type { TokenPurpose } from './issueToken';

/** Ends a member's links of these purposes, or all of them. */
export async function voidTokens({ db, now }: Work, memberId: string, purposes?: readonly TokenPurpose[]): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .$if(purposes !== undefined, (query) => query.where('purpose', 'in', [...(purposes ?? [])]))
    .execute();
}
