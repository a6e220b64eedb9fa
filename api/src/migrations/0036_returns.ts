import { sql, type Migration } from 'kysely';

const statements = [
  sql`alter table payments
    add column settles text references payments,
    add column stored_method text,
    add column store_method boolean not null default false`,
  // Only one payment can settle a returned debit; failed, cancelled and expired attempts do not count.
  sql`create unique index payments_settles on payments (settles) where status not in ('failed', 'cancelled', 'expired')`,
  sql`create table stored_methods (
    id text primary key,
    member_id text collate "C" not null references members on delete cascade,
    method text not null,
    token text not null,
    label text not null,
    created_at bigint not null,
    expires_at bigint not null,
    removed_at bigint,
    unique (member_id, token)
  )`,
  // A refund is stored in the transaction that takes back the credits, and a job sends it to the provider: neither happens without the other.
  sql`create table refunds (
    id text primary key,
    payment_id text not null references payments,
    credits integer not null check (credits > 0),
    amount integer not null check (amount >= 0),
    created_at bigint not null,
    sent_at bigint
  )`,
  sql`create index refunds_payment on refunds (payment_id, created_at)`,
  sql`alter table payments add constraint payments_refunded check (refunded_amount <= amount and refunded_credits <= credits)`,
];

const sandbox = [
  sql`alter table sandbox_payments
    add column store boolean not null default false,
    add column token text,
    add column refunded_amount integer not null default 0 check (refunded_amount <= amount),
    add column collects_at bigint,
    drop constraint sandbox_payments_status_check,
    add constraint sandbox_payments_status_check check (status in
      ('pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'partly_refunded', 'charged_back'))`,
  sql`create table sandbox_refunds (id text primary key, reference text not null, amount integer not null)`,
  sql`create table sandbox_cards (token text primary key, label text not null, expires_at bigint not null)`,
];

/** Adds stored methods, refunds and returned debits, and their counterparts in the sandbox. */
export const returns0036: Migration = {
  up: async (db) => {
    for (const statement of [...statements, ...sandbox]) await statement.execute(db);
  },
};
