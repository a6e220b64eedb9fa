import { sql, type Migration } from 'kysely';

const statements = [
  // For a while, a member can restore a previous email address; meanwhile nobody else can take it.
  sql`create index tokens_held_email on tokens (lower(data->>'email')) where purpose = 'mail_undo' and used_at is null`,
  // Reasons why members deleted their accounts; the erasure removes the member and the text.
  sql`create table account_deletions (
    id text primary key,
    member_id text collate "C" references members on delete set null,
    reason text not null,
    text text,
    created_at bigint not null
  )`,
  sql`create index account_deletions_member on account_deletions (member_id)`,
  // A self-imposed ban stores the email address only as a hash; the ban is in force once it is confirmed.
  sql`create table self_exclusions (
    id text primary key,
    email_hash text not null,
    months integer,
    token_hash text not null unique,
    requested_at bigint not null,
    confirmed_at bigint,
    ends_at bigint,
    check (confirmed_at is not null or ends_at is null)
  )`,
  sql`create index self_exclusions_email on self_exclusions (email_hash)`,
  sql`create table exports (
    id text primary key,
    member_id text collate "C" not null references members on delete cascade,
    status text not null check (status in ('pending', 'ready')),
    created_at bigint not null,
    expires_at bigint not null
  )`,
  sql`create index exports_member on exports (member_id, created_at desc)`,
  sql`create index invites_owner on invites (owner_id)`,
  sql`create index members_deletes on members (deletes_at) where status = 'pending_deletion'`,
];

/** Adds account deletion, self-imposed bans, data exports and invites. */
export const accounts0030: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
