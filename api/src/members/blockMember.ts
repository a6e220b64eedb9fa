import { ApiError } from '../ApiError';
import type { EventsPort } from '../ports/EventsPort';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { hasEncountered } from './memberAccess';
import { deleteBlock, deleteHide, findBlock, insertBlock, insertHide } from './sqlBlocks';
import { bumpCounters } from './sqlCounters';
import { lockMembers } from './sqlMembers';
import type { MemberViewer } from './Viewer';

/** Hides two members from each other everywhere, their conversation included; blocking twice changes nothing. */
export function blockMember(work: UnitOfWork, blocker: MemberViewer, otherId: string): Promise<void> {
  const { id } = blocker.member;
  return inTransaction(work, async (transaction) => {
    await lockMembers(transaction.db, [id, otherId]);
    if (otherId === id || !(await hasEncountered(transaction, blocker, otherId))) throw new ApiError('not_found');
    await insertBlock(transaction.db, id, otherId, transaction.now);
    await bumpCounters(transaction.db, [id, otherId], 'chats', 'likes');
  });
}

/** Lifts a block that the member set; throws `not_found` if there is none, or if it was set by a report. */
export function unblockMember(work: UnitOfWork, memberId: string, otherId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    if (!(await deleteBlock(db, memberId, otherId))) throw new ApiError('not_found');
    await bumpCounters(db, [memberId, otherId], 'chats', 'likes');
  });
}

/** Notifies every open page of these members that their chats and likes have changed; call it after the commit. */
export function publishListChanges(events: EventsPort, ...memberIds: readonly string[]): void {
  for (const id of memberIds) events.publish(id, { type: 'changed', kinds: ['chats', 'likes'] });
}

/**
 * Removes another member from the viewer's search, match finder, swipe game and suggestions. Likes and conversations stay, and the hidden member is
 * not notified.
 */
export async function hideMember(work: UnitOfWork, viewer: MemberViewer, otherId: string): Promise<void> {
  const { id } = viewer.member;
  const isEncountered = otherId !== id && (await hasEncountered(work, viewer, otherId));
  if (!isEncountered || (await findBlock(work.db, id, otherId)) !== undefined) throw new ApiError('not_found');
  await insertHide(work.db, id, otherId, work.now);
}

/** Unhides a member; throws `not_found` when the member is not hidden. */
export async function unhideMember({ db }: UnitOfWork, memberId: string, otherId: string): Promise<void> {
  if (!(await deleteHide(db, memberId, otherId))) throw new ApiError('not_found');
}
