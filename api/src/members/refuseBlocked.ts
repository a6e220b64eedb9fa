import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findBlock } from './findBlock';
import type { Database } from '../tables/tables';

/** Refuses what one member wants of another when either has blocked the other. */
export async function refuseBlocked(db: Kysely<Database>, memberId: string, other: { id: string; name: string }): Promise<void> {
  const block = await findBlock(db, memberId, other.id);
  if (block === 'by_other') throw new ApiError('blocked_by_member', { params: { name: other.name } });
  if (block === 'reported') throw new ApiError('not_found');
  if (block === 'by_me') throw new ApiError('blocked_by_me', { params: { name: other.name } });
}
