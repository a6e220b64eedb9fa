import { enqueueJob } from '../jobs/enqueueJob';
import type { FilesPort } from '../ports/files/FilesPort';
import type { ReadPhoto } from '../photos/readPhoto';
import { storePhotoFiles } from '../photos/storePhotoFiles';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Seconds a photo waits to be sent. */
const WAITS_S = 86_400;

/** Stores a photo that its owner may send in a chat within a day; answers its id. */
export async function addChatPhoto(work: Work, files: FilesPort, ownerId: string, photo: ReadPhoto): Promise<string> {
  const id = work.random.id();
  await storePhotoFiles(files, id, photo, () =>
    inTransaction(work, async ({ db, now }) => {
      const row = { id, owner_id: ownerId, message_id: null, ratio: photo.ratio, art_seed: null, created_at: now };
      await db.insertInto('chat_photos').values(row).execute();
      await enqueueJob(db, { id: `unsent-${id}`, kind: 'unsent_photo', payload: { photo_id: id }, runAt: now + WAITS_S });
    }),
  );
  return id;
}
