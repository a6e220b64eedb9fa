import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findConversation, type OwnConversation } from './findConversation';
import { findBlock } from '../members/findBlock';
import type { Database } from '../tables/tables';
import type { Viewer, ViewingMember } from '../members/Viewer';

/**
 * The member's conversation, to be read. One that is not theirs, that they deleted or whose partner they reported is not found; who
 * was blocked gets only that sentence, and who blocked reads how to take it back.
 */
export async function openConversation(
  db: Kysely<Database>,
  { member, fictionalShown }: Viewer & { member: ViewingMember },
  id: string,
): Promise<OwnConversation> {
  const conversation = await findConversation(db, member.id, id);
  if (conversation === undefined || conversation.deleted) throw new ApiError('not_found');
  const { partnerId } = conversation;
  const partner = await db.selectFrom('members').select(['name', 'fictional']).where('id', '=', partnerId).executeTakeFirstOrThrow();
  if (partner.fictional && !fictionalShown) throw new ApiError('not_found');
  const block = await findBlock(db, member.id, partnerId);
  if (block === 'by_other') throw new ApiError('blocked_by_member', { params: { name: partner.name } });
  if (block === 'by_me') throw new ApiError('blocked_by_me', { params: { name: partner.name, profile_id: partnerId } });
  if (block !== undefined) throw new ApiError('not_found');
  return conversation;
}
