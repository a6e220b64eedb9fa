import { sql, type Migration } from 'kysely';

const access = [
  sql`create table sessions (
    token_hash text primary key,
    id text not null unique,
    member_id text collate "C" not null references members on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    last_seen_at bigint not null,
    user_agent text not null default '',
    country text not null default ''
  )`,
  sql`create index sessions_member on sessions (member_id)`,
  sql`create table tokens (
    token_hash text primary key,
    member_id text collate "C" not null references members on delete cascade,
    purpose text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    data jsonb not null default '{}'
  )`,
  sql`create index tokens_member on tokens (member_id, purpose, created_at)`,
  sql`create table login_failures (
    login text primary key,
    misses integer not null default 0,
    first_at bigint not null,
    blocks integer not null default 0,
    blocked_until bigint not null default 0
  )`,
  sql`create table underage_marks (visitor_hash text primary key, expires_at bigint not null)`,
  sql`create table consents (
    member_id text collate "C" not null references members on delete cascade,
    kind text not null,
    version text not null,
    given boolean not null,
    created_at bigint not null,
    primary key (member_id, kind, created_at)
  )`,
  sql`create table invites (
    code text primary key,
    owner_id text collate "C" not null references members on delete cascade,
    used_by text collate "C" references members on delete set null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  sql`create table signup_tracking (
    member_id text collate "C" primary key references members on delete cascade,
    network text,
    ref text,
    sub1 text,
    sub2 text,
    sub3 text,
    created_at bigint not null
  )`,
  sql`create table signup_messages (
    member_id text collate "C" primary key references members on delete cascade,
    recipient_id text collate "C" not null references members on delete cascade,
    body text not null,
    created_at bigint not null
  )`,
];

const sending = [
  sql`create table push_subscriptions (
    endpoint text primary key,
    member_id text collate "C" not null references members on delete cascade,
    p256dh text not null,
    auth text not null,
    created_at bigint not null
  )`,
  sql`create index push_subscriptions_member on push_subscriptions (member_id)`,
  sql`create table jobs (
    id text primary key,
    kind text not null,
    payload jsonb not null default '{}',
    run_at bigint not null,
    attempts integer not null default 0,
    done_at bigint,
    last_error text
  )`,
  sql`create index jobs_due on jobs (run_at) where done_at is null`,
  sql`create table mails (
    id text primary key,
    seq bigserial not null unique,
    member_id text collate "C" references members on delete cascade,
    recipient text not null,
    kind text not null,
    subject text not null,
    body_text text not null,
    body_html text not null,
    created_at bigint not null,
    sent_at bigint
  )`,
  sql`create index mails_member on mails (member_id, kind, created_at)`,
];

const site = [
  sql`create table companies (
    id integer primary key,
    name text not null,
    address text not null,
    kvk text not null,
    city text not null,
    country text not null,
    tradenames text[] not null,
    vat_numbers text[] not null,
    support_phone text not null,
    delete_discount jsonb,
    added bigint not null
  )`,
  sql`create table domains (host text primary key, is_default boolean not null default false, settings jsonb not null)`,
  sql`create unique index domains_default on domains (is_default) where is_default`,
  sql`create table lander_hits (
    name text not null,
    slug text not null,
    variant text not null,
    day date not null,
    hits integer not null default 0,
    primary key (name, slug, variant, day)
  )`,
  sql`create table complaints (
    id text primary key,
    ticket text not null unique,
    member_id text collate "C" references members on delete set null,
    category text not null,
    email text not null,
    reference text,
    description text not null,
    good_faith boolean not null,
    status text not null default 'open',
    created_at bigint not null
  )`,
];

/** Creates the tables for accounts and sessions, outgoing messages and jobs, and the site itself. */
export const operations0004: Migration = {
  up: async (db) => {
    for (const statement of [...access, ...sending, ...site]) await statement.execute(db);
  },
};
