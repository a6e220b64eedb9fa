import { sql, type Migration } from 'kysely';

const statements = [
  sql`alter table reports
    add column thing text not null default 'profile' check (thing in ('profile', 'photo', 'conversation')),
    add column photo_id text,
    add column outcome text check (outcome in ('upheld', 'dismissed')),
    add column decided_at bigint,
    add check ((thing = 'photo') = (photo_id is not null))`,
  sql`update reports set thing = 'conversation' where excerpts <> '[]'`,
  sql`update reports as r
    set outcome = case when d.decision = 'dismiss' then 'dismissed' else 'upheld' end, decided_at = d.created_at
    from decisions as d where d.kind = 'report' and d.object_id = r.id and r.status = 'decided'`,
  // Previously, each reason had its own report. Those still open are kept; later reports on the same subject join the oldest open one.
  sql`drop index reports_open`,
  sql`create index reports_open on reports (reporter_id, subject_id, created_at) where status = 'open'`,
  sql`create index reports_reporter on reports (reporter_id, created_at)`,
  sql`alter table complaint_files add column report_id text references reports on delete cascade`,
  sql`create index complaint_files_report on complaint_files (report_id) where report_id is not null`,
];

/** Adds reports of a photo or a conversation, with pictures and an outcome that their author can look up. */
export const reportThings0065: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
