import { sql, type Migration } from 'kysely';

const statements = [
  // Members are processed in batches, in the order of their ids; last_member_id is the last member, and batch the number of batches so far.
  sql`create table news_documents (
    id text primary key,
    document jsonb not null,
    created_at bigint not null,
    last_member_id text not null default '',
    batch integer not null default 0,
    finished_at bigint
  )`,
  sql`create table news_deliveries (
    document_id text not null references news_documents,
    member_id text not null references members,
    channel text not null check (channel in ('email', 'push')),
    sent_at bigint,
    primary key (document_id, member_id, channel)
  )`,
  sql`create index news_deliveries_member on news_deliveries (member_id)`,
  // Members who were skipped are counted, but not stored individually.
  sql`create table news_skips (
    document_id text not null references news_documents,
    channel text not null,
    reason text not null,
    members integer not null,
    primary key (document_id, channel, reason)
  )`,
];

/** Adds offers and product news, their deliveries, and the numbers of skipped members. */
export const news0067: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
