import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findBlock } from './findBlock';
import type { Database } from '../tables/tables';
import type { Viewer } from './Viewer';
import { visibleProfiles } from './visibleProfiles';

/** The id of a member the viewer may see; who was blocked by the member is told so, all else is not found. */
export async function findShownMember(db: Kysely<Database>, viewer: Viewer, memberId: string): Promise<string> {
  const visible = await visibleProfiles(db, viewer).select('m.id').where('m.id', '=', memberId).executeTakeFirst();
  if (visible) return visible.id;
  const blocker = viewer.member && (await findBlock(db, viewer.member.id, memberId)) === 'by_other' ? memberId : undefined;
  if (blocker === undefined) throw new ApiError('not_found');
  const { name } = await db.selectFrom('members').select('name').where('id', '=', blocker).executeTakeFirstOrThrow();
  throw new ApiError('blocked_by_member', { params: { name } });
}
