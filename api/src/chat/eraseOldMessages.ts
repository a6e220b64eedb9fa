import type { FilesPort } from '../ports/files/FilesPort';
import { removePhotoFiles } from '../photos/removePhotoFiles';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { recountUnread } from './recountUnread';

/** Messages are kept this long, in seconds; long before that nobody sees them any more. */
const KEPT_S = 365 * 86_400;
const BATCH = 1_000;

interface Erased {
  count: number;
  photoIds: string[];
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
  await recountUnread(
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
