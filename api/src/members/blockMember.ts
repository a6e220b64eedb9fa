import { ApiError } from '../ApiError';
import { bumpCounters } from './bumpCounters';
import { lockMembers } from './lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { knowsMember } from './knowsMember';
import type { Viewer, ViewingMember } from './Viewer';

/** Hides two members from each other everywhere, their conversation included; doing it twice changes nothing. */
export function blockMember(work: Work, blocker: Viewer & { member: ViewingMember }, otherId: string): Promise<void> {
  const { id } = blocker.member;
  return inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [id, otherId]);
    if (otherId === id || !(await knowsMember(inside, blocker, otherId))) throw new ApiError('not_found');
    await inside.db
      .insertInto('blocks')
      .values({ blocker_id: id, blocked_id: otherId, created_at: inside.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await bumpCounters(inside.db, [id, otherId], 'chats', 'likes');
  });
}
