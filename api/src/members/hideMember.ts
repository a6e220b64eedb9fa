import { ApiError } from '../ApiError';
import { findBlock } from './findBlock';
import type { Work } from '../Work';
import { knowsMember } from './knowsMember';
import type { Viewer, ViewingMember } from './Viewer';

/** Takes another member out of this one's search, match finder, swipe game and suggestions; likes and conversations stay, and nobody is told. */
export async function hideMember(work: Work, member: Viewer & { member: ViewingMember }, otherId: string): Promise<void> {
  const { id } = member.member;
  const isMet = otherId !== id && (await knowsMember(work, member, otherId));
  if (!isMet || (await findBlock(work.db, id, otherId)) !== undefined) throw new ApiError('not_found');
  await work.db
    .insertInto('hides')
    .values({ member_id: id, hidden_id: otherId, created_at: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Shows a hidden member again; one who is not hidden is not found. */
export async function showMember({ db }: Work, memberId: string, otherId: string): Promise<void> {
  const hidden = db.deleteFrom('hides').where('member_id', '=', memberId).where('hidden_id', '=', otherId);
  const { numDeletedRows } = await hidden.executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError('not_found');
}
