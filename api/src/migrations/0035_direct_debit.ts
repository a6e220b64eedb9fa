import { sql, type Migration } from 'kysely';

const statements = [
  // The personal data in a mandate is encrypted (`sealed`); only the account holder and the masked IBAN are ever shown again (security 18).
  sql`create table mandates (
    reference text primary key,
    member_id text collate "C" not null references members on delete cascade,
    sealed text not null,
    iban_mask text not null,
    created_at bigint not null,
    signed_at bigint,
    revoked_at bigint,
    otp_hash text,
    otp_sent_at bigint not null,
    otp_tries integer not null default 0
  )`,
  sql`create index mandates_member on mandates (member_id, created_at)`,
  sql`create table text_messages (
    id text primary key,
    seq bigserial not null unique,
    member_id text collate "C" not null references members on delete cascade,
    recipient text not null,
    kind text not null,
    body text not null,
    created_at bigint not null,
    sent_at bigint
  )`,
  sql`create index text_messages_member on text_messages (member_id, kind, created_at)`,
  sql`create table creditors (
    company_id integer primary key references companies on delete cascade,
    identifier text not null
  )`,
  sql`insert into creditors (company_id, identifier) select id, 'NL69ZZZ123456780000' from companies`,
];

/** Adds mandates, text messages and the identifiers of creditors. */
export const directDebit0035: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
