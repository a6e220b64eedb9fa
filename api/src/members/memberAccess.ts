import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findConversationWith } from '../chat/sqlConversations';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import { findBlock } from './sqlBlocks';
import { findName } from './sqlMembers';
import { isVisible } from './sqlVisibility';
import type { MemberViewer, Viewer } from './Viewer';

/** The id of a visible member. A viewer blocked by that member is told so; in every other case the member is not found. */
export async function findShownMember(db: Kysely<Database>, viewer: Viewer, memberId: string): Promise<string> {
  if (await isVisible(db, viewer, memberId)) return memberId;
  const isBlocked = viewer.member !== null && (await findBlock(db, viewer.member.id, memberId)) === 'by_other';
  if (!isBlocked) throw new ApiError('not_found');
  throw new ApiError('blocked_by_member', { params: { name: await findName(db, memberId) } });
}

/**
 * True when the member has encountered the other one: can see them, has a conversation with them, or one has blocked the other. Whether any other
 * member exists is not revealed.
 */
export async function knowsMember({ db }: UnitOfWork, member: MemberViewer, otherId: string): Promise<boolean> {
  if (await isVisible(db, member, otherId)) return true;
  if ((await findBlock(db, member.member.id, otherId)) !== undefined) return true;
  return (await findConversationWith(db, member.member.id, otherId)) !== undefined;
}

/** Throws when either of two members has blocked the other. */
export async function assertNotBlocked(db: Kysely<Database>, memberId: string, other: { id: string; name: string }): Promise<void> {
  const block = await findBlock(db, memberId, other.id);
  if (block === 'by_other') throw new ApiError('blocked_by_member', { params: { name: other.name } });
  if (block === 'reported') throw new ApiError('not_found');
  if (block === 'by_me') throw new ApiError('blocked_by_me', { params: { name: other.name } });
}
