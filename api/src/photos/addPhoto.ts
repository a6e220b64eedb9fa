import { PHOTO_LIMIT_FREE, PHOTO_LIMIT_PREMIUM } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { enqueueJob } from '../jobs/enqueueJob';
import type { FilesPort } from '../ports/files/FilesPort';
import type { PhotoRow } from './presentImage';
import { bumpCounters } from '../members/bumpCounters';
import { chosenOnly } from './chosenOnly';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import { rejectKnownPhoto } from '../moderation/rejectKnownPhoto';
import type { Work } from '../Work';
import type { ReadPhoto } from './readPhoto';
import { removePhotoFiles } from './removePhotoFiles';
import { storePhotoFiles } from './storePhotoFiles';

/** Seconds after which a photo is approved where no moderator is at work. */
const DEMO_APPROVAL_S = 5;

async function nextPosition({ db }: Work, memberId: string, paid: boolean): Promise<number> {
  const { count, last } = await db
    .selectFrom('photos')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('member_id', '=', memberId)
    .where('status', '!=', 'rejected')
    .executeTakeFirstOrThrow();
  const limit = paid ? PHOTO_LIMIT_PREMIUM : PHOTO_LIMIT_FREE;
  if (count >= limit) throw new ApiError('photo_limit', { params: { limit } });
  return (last ?? -1) + 1;
}

interface NewPhoto extends Pick<ReadPhoto, 'ratio' | 'fingerprint'> {
  id: string;
  demo: boolean;
  /** Our own origin, for links in mails. */
  publicOrigin: string;
}

const COLUMNS = ['id', 'status', 'reason', 'ratio', 'placeholder', chosenOnly('photos')] as const;

async function findSame({ db }: Work, memberId: string, fingerprint: string): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('photos')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
}

async function isKnownBad({ db }: Work, fingerprint: string): Promise<boolean> {
  const bad = await db.selectFrom('bad_photos').select('fingerprint').where('fingerprint', '=', fingerprint).executeTakeFirst();
  return bad !== undefined;
}

async function insertRow(
  work: Work,
  memberId: string,
  { id, ratio, fingerprint, demo, publicOrigin }: NewPhoto,
  position: number,
): Promise<PhotoRow> {
  const { db, now } = work;
  const isBad = await isKnownBad(work, fingerprint);
  const row = await db
    .insertInto('photos')
    .values({
      id,
      member_id: memberId,
      position,
      status: isBad ? 'rejected' : 'pending',
      reason: isBad ? 'illegal' : null,
      ratio,
      placeholder: null,
      origin: 'upload',
      art_seed: null,
      fingerprint,
      created_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  if (isBad) await rejectKnownPhoto(work, { id, memberId, publicOrigin });
  else if (demo) {
    await enqueueJob(db, { id: `approve-${id}`, kind: 'approve_photo', payload: { photo_id: id }, runAt: now + DEMO_APPROVAL_S });
  }
  return row;
}

function insertPhoto(work: Work, memberId: string, photo: NewPhoto): Promise<PhotoRow> {
  return inTransaction(work, async (inside) => {
    const owner = (await lockMembers(inside.db, [memberId])).get(memberId);
    const same = await findSame(inside, memberId, photo.fingerprint);
    if (same) return same;
    const row = await insertRow(inside, memberId, photo, await nextPosition(inside, memberId, owner?.paid ?? false));
    await bumpCounters(inside.db, [memberId], 'user');
    return row;
  });
}

/**
 * Stores an uploaded photo, to be approved; the limit is counted in the transaction. The same file again is the same
 * photo, and one that is known to be bad is rejected and not kept.
 */
export async function addPhoto(work: Work, files: FilesPort, memberId: string, photo: ReadPhoto & Omit<NewPhoto, 'id'>): Promise<PhotoRow> {
  const { ratio, fingerprint, demo, publicOrigin } = photo;
  const id = work.random.id();
  const row = await storePhotoFiles(files, id, photo, () => insertPhoto(work, memberId, { id, ratio, fingerprint, demo, publicOrigin }));
  if (row.id !== id || row.status === 'rejected') await removePhotoFiles(files, id);
  return row;
}
