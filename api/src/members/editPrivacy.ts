import type { Privacy } from '@rendezvous/shared/contract';
import { bumpCounters } from './bumpCounters';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Changes what a member decides about being seen, what is left out stays, and answers how it is now. */
export function editPrivacy(
  work: Work,
  memberId: string,
  { visitor_visible, photos_for_chosen, ...ofMember }: Partial<Privacy>,
): Promise<Required<Privacy>> {
  const ofProfile = { visitor_visible, photos_for_chosen };
  return inTransaction(work, async ({ db }) => {
    if (Object.keys(ofMember).length > 0) await db.updateTable('members').set(ofMember).where('id', '=', memberId).execute();
    if (Object.values(ofProfile).some((choice) => choice !== undefined))
      await db.updateTable('profiles').set(ofProfile).where('member_id', '=', memberId).execute();
    await bumpCounters(db, [memberId], 'user');
    return db
      .selectFrom('members as m')
      .innerJoin('profiles as p', 'p.member_id', 'm.id')
      .select(['m.invisible', 'p.visitor_visible', 'p.photos_for_chosen', 'm.read_receipts', 'm.typing_shown', 'm.photos_from_everyone'])
      .select('m.partner_sites')
      .where('m.id', '=', memberId)
      .executeTakeFirstOrThrow();
  });
}
