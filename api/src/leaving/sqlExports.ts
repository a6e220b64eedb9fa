import type { DataExport } from '@rendezvous/shared/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';

/** A member's latest export that has not expired, or null. */
export async function findExport({ db, now }: UnitOfWork, memberId: string): Promise<DataExport | null> {
  const row = await db
    .selectFrom('exports')
    .select(['id', 'status', 'created_at as created', 'expires_at as expires'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertExport(db: Kysely<Database>, row: Insertable<Database['exports']>): Promise<void> {
  await db.insertInto('exports').values(row).execute();
}

/** Finds a requested export that has not been written yet: its member, and the domain of their account. */
export const findPendingExport = (db: Kysely<Database>, exportId: string) =>
  db
    .selectFrom('exports as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .select(['e.member_id', 'm.domain'])
    .where('e.id', '=', exportId)
    .where('e.status', '=', 'pending')
    .executeTakeFirst();

export async function markExportReady(db: Kysely<Database>, exportId: string): Promise<void> {
  await db.updateTable('exports').set({ status: 'ready' }).where('id', '=', exportId).execute();
}

/** Selects either the exports that had expired by a given time (unix seconds), or all exports of a member. */
export type ExportSelection = { expiredAt: number } | { memberId: string };

export async function findExportIds(db: Kysely<Database>, selection: ExportSelection): Promise<string[]> {
  const rows = await db
    .selectFrom('exports')
    .select('id')
    .$if('expiredAt' in selection, (query) => query.where('expires_at', '<=', 'expiredAt' in selection ? selection.expiredAt : 0))
    .$if('memberId' in selection, (query) => query.where('member_id', '=', 'memberId' in selection ? selection.memberId : ''))
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteExport(db: Kysely<Database>, exportId: string): Promise<void> {
  await db.deleteFrom('exports').where('id', '=', exportId).execute();
}
