import { ApiError } from '../ApiError';
import { bumpCounters } from '../members/bumpCounters';
import { lockMembers } from '../members/lockMembers';
import type { Database } from '../tables/tables';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import type { Selectable } from 'kysely';

type Own = Pick<Selectable<Database['photos']>, 'id' | 'status'>;

export interface Arrangement {
  /** Every own photo once, in the new order. */
  order?: string[];
  main?: string;
}

function checkOrder(own: readonly Own[], order: readonly string[]): void {
  if (order.some((id) => !own.some((photo) => photo.id === id))) throw new ApiError('not_found');
  const isWhole = new Set(order).size === own.length && order.length === own.length;
  if (!isWhole) throw new ApiError('validation', { fields: { order: 'validation' } });
}

function checkMain(own: readonly Own[], main: string): void {
  const photo = own.find(({ id }) => id === main);
  if (photo === undefined) throw new ApiError('not_found');
  if (photo.status !== 'approved') throw new ApiError('validation', { fields: { main: 'validation' } });
}

/** Puts own photos in order and chooses the main one, which must be approved. */
export function arrangePhotos(work: Work, memberId: string, { order, main }: Arrangement): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    await lockMembers(db, [memberId]);
    const own = await db.selectFrom('photos').select(['id', 'status']).where('member_id', '=', memberId).execute();
    if (order) checkOrder(own, order);
    if (main !== undefined) checkMain(own, main);
    for (const [position, id] of (order ?? []).entries()) {
      await db.updateTable('photos').set({ position }).where('id', '=', id).execute();
    }
    if (main !== undefined) await db.updateTable('profiles').set({ main_photo_id: main }).where('member_id', '=', memberId).execute();
    await bumpCounters(db, [memberId], 'user');
  });
}
