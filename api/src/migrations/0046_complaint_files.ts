import { sql, type Migration } from 'kysely';

const statements = [
  // A picture belongs to no complaint until the form is sent; if it is never sent, the picture is deleted after a day.
  sql`create table complaint_files (
    id text primary key,
    complaint_id text references complaints on delete cascade,
    created_at bigint not null
  )`,
  sql`create index complaint_files_complaint on complaint_files (complaint_id)`,
];

/** Adds pictures attached to complaints. */
export const complaintFiles0046: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
