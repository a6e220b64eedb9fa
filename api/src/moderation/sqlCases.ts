import { sql, type Insertable, type Kysely } from 'kysely';
import { selectChosenOnly } from '../photos/sqlPhotos';
import type { Database } from '../tables/tables';

/** Maximum number of cases of each kind listed for a moderator. */
const CASES_MAX = 20;

/** Selects the open reports whose reported member still exists. */
const selectOpenReports = (db: Kysely<Database>) =>
  db.selectFrom('reports').where('status', '=', 'open').where('subject_id', 'is not', null).$narrowType<{ subject_id: string }>();

const selectPendingPhotos = (db: Kysely<Database>) => db.selectFrom('photos').where('status', '=', 'pending');

const selectOpenComplaints = (db: Kysely<Database>) => db.selectFrom('complaints as c').where('c.status', '=', 'open');

const reportFileIds = sql<string[]>`array(select f.id from complaint_files f where f.report_id = reports.id order by f.created_at, f.id)`;
const complaintFileIds = sql<string[]>`array(select f.id from complaint_files f where f.complaint_id = c.id order by f.created_at, f.id)`;

/** Cases waiting for a moderator, oldest first. */
export async function findOpenCases(db: Kysely<Database>) {
  const reports = await selectOpenReports(db)
    .selectAll()
    .select(reportFileIds.as('files'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(CASES_MAX)
    .execute();
  const photos = await selectPendingPhotos(db)
    .select(['id', 'member_id', 'status', 'ratio', 'placeholder', 'created_at', selectChosenOnly('photos')])
    .orderBy('created_at')
    .orderBy('id')
    .limit(CASES_MAX)
    .execute();
  const complaints = await selectOpenComplaints(db)
    .selectAll('c')
    .select(complaintFileIds.as('files'))
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(CASES_MAX)
    .execute();
  return { reports, photos, complaints };
}

export type OpenCases = Awaited<ReturnType<typeof findOpenCases>>;

const count = sql<number>`count(*)`.as('count');

/** Number of waiting cases of each kind. */
export async function countOpenCases(db: Kysely<Database>): Promise<{ report: number; photo: number; complaint: number }> {
  const report = await selectOpenReports(db).select(count).executeTakeFirstOrThrow();
  const photo = await selectPendingPhotos(db).select(count).executeTakeFirstOrThrow();
  const complaint = await selectOpenComplaints(db).select(count).executeTakeFirstOrThrow();
  return { report: report.count, photo: photo.count, complaint: complaint.count };
}

/** Members of open cases, with the columns that moderators may see, and the email address, under which strikes are stored. */
export const findCaseMembers = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('members')
    .select(['id', 'name', 'status', 'fictional', 'email'])
    .where('id', 'in', [...ids])
    .execute();

/** Tables of cases that are closed by a change of status; a photo's case is closed by its review. */
export type CaseTable = 'reports' | 'complaints';

/** Closes an open case; returns false when it is not open. */
export async function markDecided(db: Kysely<Database>, table: CaseTable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ status: 'decided' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function caseExists(db: Kysely<Database>, table: CaseTable, id: string): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export const findPhotoCase = (db: Kysely<Database>, photoId: string) =>
  db.selectFrom('photos').select(['member_id', 'status']).where('id', '=', photoId).executeTakeFirst();

export async function insertDecision(db: Kysely<Database>, decision: Insertable<Database['decisions']>): Promise<void> {
  await db.insertInto('decisions').values(decision).execute();
}
