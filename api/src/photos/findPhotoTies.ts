import type { Kysely } from 'kysely';
import { findConversationWith } from '../chat/findConversation';
import { hasWritten } from '../chat/hasWritten';
import type { Database } from '../tables/tables';
import type { PhotoTies } from './seesHidden';

const NO_TIES: PhotoTies = { moderator: false, liked: false, written: false };

async function likes(db: Kysely<Database>, likerId: string, likedId: string): Promise<boolean> {
  const like = db.selectFrom('likes').select('liked_id').where('liker_id', '=', likerId).where('liked_id', '=', likedId);
  return (await like.executeTakeFirst()) !== undefined;
}

async function wrote(db: Kysely<Database>, writerId: string, otherId: string): Promise<boolean> {
  const conversation = await findConversationWith(db, writerId, otherId);
  return conversation !== undefined && hasWritten(db, conversation.id, writerId);
}

/** What ties who looks, a visitor being null, to the owner of photos; a visitor has no ties. */
export async function findPhotoTies(
  db: Kysely<Database>,
  viewer: { id: string; moderator: boolean } | null,
  ownerId: string,
): Promise<PhotoTies> {
  if (viewer === null) return NO_TIES;
  const { id, moderator } = viewer;
  return { moderator, liked: await likes(db, ownerId, id), written: await wrote(db, ownerId, id) };
}
