import { ApiError } from '../ApiError';
import type { Work } from '../Work';
import { knowsMember } from './memberAccess';
import { deleteHide, findBlock, insertHide } from './sqlBlocks';
import type { MemberViewer } from './Viewer';

/**
 * Removes another member from this one's search, match finder, swipe game and suggestions. Likes and conversations stay, and the hidden member is not
 * told.
 */
export async function hideMember(work: Work, viewer: MemberViewer, otherId: string): Promise<void> {
  const { id } = viewer.member;
  const isMet = otherId !== id && (await knowsMember(work, viewer, otherId));
  if (!isMet || (await findBlock(work.db, id, otherId)) !== undefined) throw new ApiError('not_found');
  await insertHide(work.db, id, otherId, work.now);
}

/** Shows a hidden member again; a member who is not hidden is not found. */
export async function showMember({ db }: Work, memberId: string, otherId: string): Promise<void> {
  if (!(await deleteHide(db, memberId, otherId))) throw new ApiError('not_found');
}
