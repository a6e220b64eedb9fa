import type { ReportThing } from '@rendezvous/shared/contract';
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { StoredExcerpt } from '../tables/moderationTables';
import type { Database } from '../tables/tables';

type ReportsTable = Database['reports'];

/** A member's reports, newest first, each with the name of the reported member. */
export const findReportsBy = (db: Kysely<Database>, reporterId: string) =>
  db
    .selectFrom('reports as r')
    .leftJoin('members as m', 'm.id', 'r.subject_id')
    .select(['r.reference', 'r.thing', 'r.reason', 'm.name', 'm.status', 'r.created_at', 'r.outcome', 'r.decided_at'])
    .where('r.reporter_id', '=', reporterId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute();

export type OwnReportRow = Awaited<ReturnType<typeof findReportsBy>>[number];

/** Times of a member's reports and of their additions, for each report that is open or newer than `since` (unix seconds). */
export const findReportTimes = (db: Kysely<Database>, reporterId: string, since: number) =>
  db
    .selectFrom('reports')
    .select(['created_at', 'additions'])
    .where('reporter_id', '=', reporterId)
    .where(({ or, eb }) => or([eb('created_at', '>', since), eb('status', '=', 'open')]))
    .execute();

interface ReportSubject {
  reporterId: string;
  subjectId: string;
  thing: ReportThing;
  photoId: string | null;
}

/** Locks the member's open report on the same subject; undefined when there is none. */
export const lockOpenReport = (db: Kysely<Database>, { reporterId, subjectId, thing, photoId }: ReportSubject) =>
  db
    .selectFrom('reports')
    .select(['id', 'reference', 'reason', 'body', 'excerpts', 'additions'])
    .where('reporter_id', '=', reporterId)
    .where('subject_id', '=', subjectId)
    .where('thing', '=', thing)
    .where('photo_id', 'is not distinct from', photoId)
    .where('status', '=', 'open')
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export const findReport = (db: Kysely<Database>, id: string) =>
  db.selectFrom('reports').select(['reference', 'reporter_id', 'subject_id']).where('id', '=', id).executeTakeFirstOrThrow();

export async function insertReport(db: Kysely<Database>, report: Insertable<ReportsTable>): Promise<void> {
  await db.insertInto('reports').values(report).execute();
}

export async function updateReport(db: Kysely<Database>, id: string, changes: Updateable<ReportsTable>): Promise<void> {
  await db.updateTable('reports').set(changes).where('id', '=', id).execute();
}

/** Blocks the reported member, or marks an existing block as reported, so that the reporter cannot lift it. */
export async function insertReportBlock(db: Kysely<Database>, reporterId: string, subjectId: string, now: number): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blocker_id: reporterId, blocked_id: subjectId, created_at: now, reported: true })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doUpdateSet({ reported: true }))
    .execute();
}

export async function ownsPhoto(db: Kysely<Database>, memberId: string, photoId: string): Promise<boolean> {
  const photo = await db.selectFrom('photos').select('id').where('id', '=', photoId).where('member_id', '=', memberId).executeTakeFirst();
  return photo !== undefined;
}

/** Copies, oldest first, those of the messages that belong to a conversation and that the reporter has not deleted. */
export async function copyMessages(
  db: Kysely<Database>,
  { id, hiddenUpTo }: { id: string; hiddenUpTo: number },
  messageIds: readonly string[],
): Promise<StoredExcerpt[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'sender_id', 'type', 'body', 'content', 'created_at'])
    .where('id', 'in', [...messageIds])
    .where('conversation_id', '=', id)
    .where('seq', '>', hiddenUpTo)
    .orderBy('seq')
    .execute();
  return rows.map(({ content, ...row }) => ({ ...row, photo_id: content?.photo?.id ?? null }));
}
