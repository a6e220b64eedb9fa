import type { Kysely } from 'kysely';
import { findConversationWith } from '../chat/sqlConversations';
import { hasWritten } from '../chat/sqlMessages';
import { hasLiked } from '../members/sqlLikes';
import type { Database } from '../tables/tables';

/** Ties between a viewer and the owner of photos. */
export interface PhotoTies {
  moderator: boolean;
  /** True when the owner likes the viewer; a match counts too. */
  liked: boolean;
  /** True when the owner has written to the viewer. */
  written: boolean;
}

/** True for a viewer from whom the owner hides no photos: one tie is enough. The viewer's own like is not a tie. */
export const seesHidden = ({ moderator, liked, written }: PhotoTies): boolean => moderator || liked || written;

const NO_TIES: PhotoTies = { moderator: false, liked: false, written: false };

async function hasWrittenTo(db: Kysely<Database>, writerId: string, recipientId: string): Promise<boolean> {
  const conversation = await findConversationWith(db, writerId, recipientId);
  return conversation !== undefined && hasWritten(db, conversation.id, writerId);
}

/** Finds the ties of a viewer to the owner of photos; a visitor (null) has none. */
export async function findPhotoTies(
  db: Kysely<Database>,
  viewer: { id: string; moderator: boolean } | null,
  ownerId: string,
): Promise<PhotoTies> {
  if (viewer === null) return NO_TIES;
  const { id, moderator } = viewer;
  return { moderator, liked: await hasLiked(db, ownerId, id), written: await hasWrittenTo(db, ownerId, id) };
}
