import { sql, type Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import type { FilesPort } from '../ports/files/FilesPort';
import { chosenOnly } from './chosenOnly';
import type { Database } from '../tables/tables';
import { renderPortrait, type PortraitSize } from '../seed/portraits/renderPortrait';
import type { PhotoSize, WantedPhoto } from './photoSignature';
import { atMost } from './atMost';
import { photoFile } from './photoFile';

const PORTRAIT_SIZES: Record<PhotoSize, PortraitSize> = { '160': 160, '480': 480, '1200': 1200, blur: 'blur' };

/** A page of new portraits must leave threads for the files that the page itself needs. */
const inTurn = atMost(2);

const drawing = new Map<string, Promise<Buffer>>();

/** A file, drawn when it is asked for the first time; who asks meanwhile waits for the same drawing. */
async function drawnOnce(files: FilesPort, name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await files.read(name);
  if (stored) return stored;
  const running =
    drawing.get(name) ??
    inTurn(draw)
      .then(async (bytes) => {
        await files.write(name, bytes);
        return bytes;
      })
      .finally(() => drawing.delete(name));
  drawing.set(name, running);
  return running;
}

/** The picture behind an id: of a profile, or of a chat. */
async function findPicture(db: Kysely<Database>, id: string) {
  const ofProfile = db
    .selectFrom('photos as ph')
    .innerJoin('profiles as p', 'p.member_id', 'ph.member_id')
    .select(['ph.art_seed', 'p.gender', chosenOnly('ph')])
    .where('ph.id', '=', id);
  const ofChat = db
    .selectFrom('chat_photos as ph')
    .innerJoin('profiles as p', 'p.member_id', 'ph.owner_id')
    .select(['ph.art_seed', 'p.gender', sql<boolean>`false`.as('chosen_only')])
    .where('ph.id', '=', id);
  return ofProfile.unionAll(ofChat).executeTakeFirst();
}

/**
 * The webp file of a photo: a stored upload, or an illustrated portrait of the demo data. One that its owner shows to the
 * chosen only is not found with another right, also where the address is older than that decision.
 */
export async function photoBytes(db: Kysely<Database>, files: FilesPort, { id, size, right }: WantedPhoto): Promise<Buffer> {
  const photo = await findPicture(db, id);
  if (photo === undefined || (photo.chosen_only && right !== 'chosen')) throw new ApiError('not_found');
  const { art_seed: seed, gender } = photo;
  if (seed !== null)
    return drawnOnce(files, `portraits/${seed}-${gender}-${size}.webp`, () => renderPortrait(seed, gender, PORTRAIT_SIZES[size]));
  const stored = await files.read(photoFile(id, size));
  if (stored === null) throw new ApiError('not_found');
  return stored;
}
