import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { systemRandom } from '../ports/Random';
import type { Database } from '../tables/tables';
import type { TestResponse, TestClient } from './TestClient';

/** A plain picture as a JPEG file. */
export const aPicture = (width = 500, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d6246e' } })
    .jpeg()
    .toBuffer();

const BOUNDARY = 'form-boundary';

/** Uploads a file as a form, as the browser does. */
export function uploadPhoto(client: TestClient, url: string, bytes: Buffer, name = 'photo.jpg'): Promise<TestResponse> {
  const partHeader = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(partHeader), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return client.call({ method: 'POST', url, payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } });
}

/** Adds approved photos to a member after the main one; returns their ids in order. */
export async function addMorePhotos(db: Kysely<Database>, memberId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: systemRandom.id(),
    member_id: memberId,
    position: index + 1,
    status: 'approved' as const,
    ratio: 1,
    placeholder: null,
    origin: 'seed' as const,
    art_seed: index + 2,
    created_at: 1,
  }));
  await db.insertInto('photos').values(rows).execute();
  return rows.map(({ id }) => id);
}
