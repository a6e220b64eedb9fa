import { sql, type Migration } from 'kysely';

const statements = [
  sql`alter table members add column age_assured_at bigint`,
  sql`create table age_checks (
    state_hash text primary key,
    member_id text collate "C" not null references members on delete cascade,
    expires_at bigint not null
  )`,
  sql`create index age_checks_member on age_checks (member_id)`,
];

/** Adds the time at which a provider confirmed that a member is over 18, and age checks in progress. */
export const ageChecks0061: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
