import { ApiError } from '../../ApiError';
import { bumpCounters } from '../../repositories/bumpCounters';
import { findConversationWith } from '../../repositories/chat/findConversation';
import { findBlock } from '../../repositories/members/findBlock';
import { lockMembers } from '../../repositories/members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import type { Viewer, ViewingMember } from './Viewer';
import { visibleProfiles } from './visibleProfiles';

type Blocker = Viewer & { member: ViewingMember };

/** True for whom the member has met: sees now, has written with, or was blocked by; of all others nobody learns that they exist. */
async function knows({ db }: Work, blocker: Blocker, otherId: string): Promise<boolean> {
  const visible = await visibleProfiles(db, blocker).select('m.id').where('m.id', '=', otherId).executeTakeFirst();
  if (visible !== undefined) return true;
  if ((await findBlock(db, blocker.member.id, otherId)) !== undefined) return true;
  return (await findConversationWith(db, blocker.member.id, otherId)) !== undefined;
}

/** Hides two members from each other everywhere, their conversation included; doing it twice changes nothing. */
export function blockMember(work: Work, blocker: Blocker, otherId: string): Promise<void> {
  const { id } = blocker.member;
  return inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [id, otherId]);
    if (otherId === id || !(await knows(inside, blocker, otherId))) throw new ApiError('not_found');
    await inside.db
      .insertInto('blocks')
      .values({ blocker_id: id, blocked_id: otherId, created_at: inside.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await bumpCounters(inside.db, [id, otherId], 'chats', 'likes');
  });
}
