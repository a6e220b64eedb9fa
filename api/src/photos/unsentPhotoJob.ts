import { removePhotoFiles } from './removePhotoFiles';
import type { JobHandler } from '../jobs/JobHandler';

/** Drops a photo that was uploaded for a chat and never sent. */
export const unsentPhotoJob: JobHandler = async ({ db, ports }, { photo_id: id = '' }) => {
  const { numDeletedRows } = await db.deleteFrom('chat_photos').where('id', '=', id).where('message_id', 'is', null).executeTakeFirst();
  if (numDeletedRows > 0n) await removePhotoFiles(ports.files, id);
};
