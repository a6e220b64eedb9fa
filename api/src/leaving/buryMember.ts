import type { Work } from '../Work';
import { BURIED } from './BURIED';

/** What stays of a member: a row without a person, so that the books still have somebody to point to. */
export async function buryMember({ db }: Work, memberId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({
      status: 'deleted',
      email: `${memberId}${BURIED}`,
      name: `deleted-${memberId}`,
      password_hash: null,
      confirmed_at: null,
      deletes_at: null,
      invisible: true,
      partner_sites: false,
      notifications_disabled: [],
      last_active_at: 0,
    })
    .where('id', '=', memberId)
    .execute();
}
