import { sql, type Migration } from 'kysely';

const cases = [
  // Like a block, a report hides the reporter and the subject from each other, but the reporter cannot undo this.
  sql`alter table blocks add column reported boolean not null default false`,
  sql`alter table members add column suspended_until bigint`,
  // Excerpts are copies, so that a message remains as evidence even if it is deleted later.
  sql`create table reports (
    id text primary key,
    reference text not null unique,
    reporter_id text collate "C" references members on delete set null,
    subject_id text collate "C" references members on delete set null,
    excerpts jsonb not null default '[]',
    reason text not null check (reason in
      ('fake_or_misleading', 'harassment', 'threat', 'underage', 'scam_or_spam', 'illegal_content', 'stolen_photos', 'other')),
    body text not null,
    status text not null default 'open' check (status in ('open', 'decided')),
    created_at bigint not null,
    check (reporter_id <> subject_id)
  )`,
  sql`create unique index reports_open on reports (reporter_id, subject_id, reason) where status = 'open'`,
  sql`create index reports_queue on reports (created_at) where status = 'open'`,
  sql`create index photos_queue on photos (created_at) where status = 'pending'`,
  // A complaint is answered in the language in which it was made, and in the name of its domain.
  sql`alter table complaints add column language text not null default 'en', add column domain text not null default 'localhost'`,
  sql`alter table complaints add constraint complaints_status check (status in ('open', 'decided'))`,
  sql`create index complaints_queue on complaints (created_at) where status = 'open'`,
];

const decisions = [
  sql`create table decisions (
    id text primary key,
    kind text not null check (kind in ('report', 'photo', 'complaint')),
    object_id text not null,
    moderator_id text collate "C" references members on delete set null,
    member_id text collate "C" references members on delete set null,
    decision text not null check (decision in ('dismiss', 'strike', 'ban', 'approve', 'reject', 'answer')),
    ground text check (ground in ('rules', 'law')),
    reason text,
    facts text not null,
    note text not null,
    created_at bigint not null,
    check (decision not in ('strike', 'ban', 'reject') or (ground is not null and reason is not null))
  )`,
  sql`create index decisions_member on decisions (member_id, created_at)`,
  sql`create table strikes (
    id text primary key references decisions on delete cascade,
    level integer not null check (level between 1 and 3),
    created_at bigint not null
  )`,
  // Strikes are stored under hashes of the email address and phone numbers, so that a new account does not escape them.
  sql`create table strike_keys (
    key_hash text not null,
    strike_id text not null references strikes on delete cascade,
    primary key (key_hash, strike_id)
  )`,
];

/** Adds reports, moderators' decisions, and strikes (R-260, R-408). */
export const reports0045: Migration = {
  up: async (db) => {
    for (const statement of [...cases, ...decisions]) await statement.execute(db);
  },
};
