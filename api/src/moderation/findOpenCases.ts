import { sql, type Kysely } from 'kysely';
import { chosenOnly } from '../photos/chosenOnly';
import type { Database } from '../tables/tables';

/** Cases of each kind that a moderator gets at a time. */
const PAGE = 20;

/** Open reports whose member still exists. */
const reportsOf = (db: Kysely<Database>) =>
  db.selectFrom('reports').where('status', '=', 'open').where('subject_id', 'is not', null).$narrowType<{ subject_id: string }>();

const photosOf = (db: Kysely<Database>) => db.selectFrom('photos').where('status', '=', 'pending');

const complaintsOf = (db: Kysely<Database>) => db.selectFrom('complaints as c').where('c.status', '=', 'open');

const reportFiles = sql<string[]>`array(select f.id from complaint_files f where f.report_id = reports.id order by f.created_at, f.id)`;
const files = sql<string[]>`array(select f.id from complaint_files f where f.complaint_id = c.id order by f.created_at, f.id)`;

const count = sql<number>`count(*)`.as('count');

/** What waits for a moderator, the oldest first. */
export async function findOpenCases(db: Kysely<Database>) {
  const reports = await reportsOf(db).selectAll().select(reportFiles.as('files')).orderBy('created_at').orderBy('id').limit(PAGE).execute();
  const photos = await photosOf(db)
    .select(['id', 'member_id', 'status', 'ratio', 'placeholder', 'created_at', chosenOnly('photos')])
    .orderBy('created_at')
    .orderBy('id')
    .limit(PAGE)
    .execute();
  const complaints = await complaintsOf(db)
    .selectAll('c')
    .select(files.as('files'))
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(PAGE)
    .execute();
  return { reports, photos, complaints };
}

export type OpenCases = Awaited<ReturnType<typeof findOpenCases>>;

/** How many cases of each kind wait. */
export async function countOpenCases(db: Kysely<Database>): Promise<{ report: number; photo: number; complaint: number }> {
  const report = await reportsOf(db).select(count).executeTakeFirstOrThrow();
  const photo = await photosOf(db).select(count).executeTakeFirstOrThrow();
  const complaint = await complaintsOf(db).select(count).executeTakeFirstOrThrow();
  return { report: report.count, photo: photo.count, complaint: complaint.count };
}
