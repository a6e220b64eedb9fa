import { sql } from 'kysely';
import type { FilesPort } from '../../ports/files/FilesPort';
import { removePhotoFiles } from '../photos/removePhotoFiles';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Messages are kept this long, in seconds; long before that nobody sees them any more. */
const KEPT_S = 365 * 86_400;
const BATCH = 1_000;

interface Erased {
  count: number;
  photoIds: string[];
}

async function recount({ db }: Work, conversationIds: readonly string[]): Promise<void> {
  await sql`update conversation_members cm set unread = (
      select count(*) from messages m where m.conversation_id = cm.conversation_id and m.sender_id <> cm.member_id
        and m.seq > cm.read_up_to and m.deleted_at is null)
    where cm.unread > 0 and cm.conversation_id = any(${[...new Set(conversationIds)]}::text[])`.execute(db);
}

async function eraseBatch(work: Work): Promise<Erased> {
  const { db, now } = work;
  const old = db
    .selectFrom('messages')
    .select('id')
    .where('created_at', '<', now - KEPT_S)
    .orderBy('seq')
    .limit(BATCH);
  const rows = await db.deleteFrom('messages').where('id', 'in', old).returning(['conversation_id', 'content']).execute();
  const photoIds = rows.flatMap(({ content }) => (content?.photo ? [content.photo.id] : []));
  if (photoIds.length > 0) await db.deleteFrom('chat_photos').where('id', 'in', photoIds).execute();
  await recount(
    work,
    rows.map(({ conversation_id }) => conversation_id),
  );
  return { count: rows.length, photoIds };
}

/** Erases messages of more than 12 months with their photos, in small transactions. */
export async function eraseOldMessages(work: Work, files: FilesPort): Promise<number> {
  let total = 0;
  for (;;) {
    const { count, photoIds } = await inTransaction(work, eraseBatch);
    for (const id of photoIds) await removePhotoFiles(files, id);
    total += count;
    if (count < BATCH) return total;
  }
}
