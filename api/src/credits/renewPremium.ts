import type { Work } from '../Work';

/** Premium lasts while one purchase of the member stands that was not fully refunded or charged back. */
export async function renewPremium({ db }: Work, memberId: string): Promise<void> {
  const standing = await db
    .selectFrom('payments')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['completed', 'partly_refunded'])
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('members')
    .set({ paid: standing !== undefined })
    .where('id', '=', memberId)
    .execute();
}
