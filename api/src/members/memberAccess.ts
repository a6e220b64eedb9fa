import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findConversationWith } from '../chat/sqlConversations';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import { findBlock } from './sqlBlocks';
import { findName } from './sqlMembers';
import { isVisible } from './sqlVisibility';
import type { MemberViewer, Viewer } from './Viewer';

/**
 * Returns `memberId` if the viewer may see this member. Otherwise throws `blocked_by_member` if the member has blocked the viewer, and `not_found` in
 * all other cases.
 */
export async function findVisibleMember(db: Kysely<Database>, viewer: Viewer, memberId: string): Promise<string> {
  if (await isVisible(db, viewer, memberId)) return memberId;
  const isBlocked = viewer.member !== null && (await findBlock(db, viewer.member.id, memberId)) === 'by_other';
  if (!isBlocked) throw new ApiError('not_found');
  throw new ApiError('blocked_by_member', { params: { name: await findName(db, memberId) } });
}

/**
 * True when a member has encountered another one: can see them, has a conversation with them, or one has blocked the other. False for all others, so
 * that nobody can find out whether a member exists.
 */
export async function hasEncountered({ db }: UnitOfWork, viewer: MemberViewer, otherId: string): Promise<boolean> {
  if (await isVisible(db, viewer, otherId)) return true;
  if ((await findBlock(db, viewer.member.id, otherId)) !== undefined) return true;
  return (await findConversationWith(db, viewer.member.id, otherId)) !== undefined;
}

/** Throws when either of two members has blocked the other. */
export async function assertNotBlocked(db: Kysely<Database>, memberId: string, otherMember: { id: string; name: string }): Promise<void> {
  const block = await findBlock(db, memberId, otherMember.id);
  if (block === 'by_other') throw new ApiError('blocked_by_member', { params: { name: otherMember.name } });
  if (block === 'reported') throw new ApiError('not_found');
  if (block === 'by_me') throw new ApiError('blocked_by_me', { params: { name: otherMember.name } });
}
