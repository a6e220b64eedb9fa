import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../tables/tables';

export async function insertComplaint(db: Kysely<Database>, complaint: Insertable<Database['complaints']>): Promise<void> {
  await db.insertInto('complaints').values(complaint).execute();
}

/** Finds a complaint; `language` and `domain` are those in which it was made. */
export const findComplaint = (db: Kysely<Database>, id: string) =>
  db.selectFrom('complaints').select(['ticket', 'email', 'member_id', 'language', 'domain']).where('id', '=', id).executeTakeFirstOrThrow();

export type ComplaintRow = Awaited<ReturnType<typeof findComplaint>>;

export async function insertComplaintFile(db: Kysely<Database>, file: Insertable<Database['complaint_files']>): Promise<void> {
  await db.insertInto('complaint_files').values(file).execute();
}

export async function findReportFiles(db: Kysely<Database>, reportId: string): Promise<string[]> {
  const files = await db.selectFrom('complaint_files').select('id').where('report_id', '=', reportId).execute();
  return files.map(({ id }) => id);
}

/** The complaint or report to which a picture belongs. */
export type FileOwner = { complaint_id: string } | { report_id: string };

/** Assigns those pictures that have no owner to `owner`; returns how many of `fileIds` belong to `owner` afterwards. */
export async function updateFileOwner(db: Kysely<Database>, owner: FileOwner, fileIds: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('complaint_files')
    .set(owner)
    .where('id', 'in', [...fileIds])
    .where(({ or, and, eb }) => or([and([eb('complaint_id', 'is', null), eb('report_id', 'is', null)]), and(owner)]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes a picture that belongs to no complaint or report; returns false when there is none. */
export async function deleteUnsentFile(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('complaint_files')
    .where('id', '=', id)
    .where('complaint_id', 'is', null)
    .where('report_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
