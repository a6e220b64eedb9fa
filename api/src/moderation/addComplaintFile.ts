import sharp from 'sharp';
import { ApiError } from '../ApiError';
import { enqueueJob } from '../jobs/enqueueJob';
import type { FilesPort } from '../ports/files/FilesPort';
import { imageKind } from '../photos/imageKind';
import type { Work } from '../Work';
import { complaintFile } from './complaintFile';

const WIDEST_PX = 1_600;
const MAX_PIXELS = 40_000_000;
/** Seconds after which a picture goes whose complaint was never sent. */
const UNSENT_S = 86_400;

/** The picture made anew: upright, without metadata; a screenshot may be small, anything but a picture is refused. */
async function readPicture(bytes: Buffer): Promise<Buffer> {
  if (imageKind(bytes) === undefined) throw new ApiError('photo_invalid');
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    return await upright.resize({ width: WIDEST_PX, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw new ApiError('photo_invalid');
  }
}

/** Keeps a picture for a complaint that is being written; answers its id. */
export async function addComplaintFile({ db, now, random }: Work, files: FilesPort, bytes: Buffer): Promise<string> {
  const picture = await readPicture(bytes);
  const id = random.id();
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('complaint_files').values({ id, complaint_id: null, created_at: now }).execute();
    await enqueueJob(trx, { id: `complaint-${id}`, kind: 'unsent_complaint_file', payload: { file_id: id }, runAt: now + UNSENT_S });
    // Last, so that without the file there is no row.
    await files.write(complaintFile(id), picture);
  });
  return id;
}
