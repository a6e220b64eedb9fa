import { PHOTO_LIMIT_FREE, PHOTO_LIMIT_PREMIUM } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { enqueueJob } from '../../jobs/enqueueJob';
import type { FilesPort } from '../../ports/files/FilesPort';
import type { PhotoRow } from '../../presenters/presentImage';
import { bumpCounters } from '../../repositories/bumpCounters';
import { lockMembers } from '../../repositories/members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import type { ReadPhoto } from './readPhoto';
import { storePhotoFiles } from './storePhotoFiles';

/** Seconds after which a photo is approved where no moderator is at work. */
const DEMO_APPROVAL_S = 5;

async function nextPosition({ db }: Work, memberId: string, paid: boolean): Promise<number> {
  const { count, last } = await db
    .selectFrom('photos')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const limit = paid ? PHOTO_LIMIT_PREMIUM : PHOTO_LIMIT_FREE;
  if (count >= limit) throw new ApiError('photo_limit', { params: { limit } });
  return (last ?? -1) + 1;
}

function insertPhoto(work: Work, memberId: string, photo: { id: string; ratio: number; demo: boolean }): Promise<PhotoRow> {
  return inTransaction(work, async (inside) => {
    const owner = (await lockMembers(inside.db, [memberId])).get(memberId);
    const position = await nextPosition(inside, memberId, owner?.paid ?? false);
    const row = await inside.db
      .insertInto('photos')
      .values({
        id: photo.id,
        member_id: memberId,
        position,
        status: 'pending',
        ratio: photo.ratio,
        placeholder: null,
        origin: 'upload',
        art_seed: null,
        created_at: inside.now,
      })
      .returning(['id', 'status', 'ratio', 'placeholder'])
      .executeTakeFirstOrThrow();
    if (photo.demo) {
      const runAt = inside.now + DEMO_APPROVAL_S;
      await enqueueJob(inside.db, { id: `approve-${photo.id}`, kind: 'approve_photo', payload: { photo_id: photo.id }, runAt });
    }
    await bumpCounters(inside.db, [memberId], 'user');
    return row;
  });
}

/** Stores an uploaded photo, to be approved; the limit is counted in the transaction. */
export async function addPhoto(work: Work, files: FilesPort, memberId: string, photo: ReadPhoto & { demo: boolean }): Promise<PhotoRow> {
  const id = work.random.id();
  return storePhotoFiles(files, id, photo, () => insertPhoto(work, memberId, { id, ratio: photo.ratio, demo: photo.demo }));
}
