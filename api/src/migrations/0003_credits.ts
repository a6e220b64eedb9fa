import { sql, type Migration } from 'kysely';

const tables = [
  sql`create table payments (
    id text primary key,
    member_id text collate "C" not null references members,
    client_id text not null,
    package_id integer,
    credits integer not null check (credits > 0),
    amount integer not null check (amount >= 0),
    original_amount integer not null,
    currency text not null,
    country text not null,
    method text not null,
    status text not null check (status in
      ('pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'partly_refunded', 'charged_back')),
    discount_code text,
    vat_rate double precision not null default 0,
    vat_amount integer not null default 0,
    refunded_amount integer not null default 0,
    refunded_credits integer not null default 0,
    created_at bigint not null,
    completed_at bigint,
    expires_at bigint not null,
    terms_version text not null,
    consent_start boolean not null,
    provider_reference text,
    unique (member_id, client_id)
  )`,
  sql`create index payments_member on payments (member_id, created_at desc)`,
  sql`create index payments_pending on payments (expires_at) where status = 'pending'`,
  sql`create unique index payments_reference on payments (provider_reference)`,
  // Payments as recorded by the sandbox, which stands in for a payment provider.
  sql`create table sandbox_payments (
    reference text primary key,
    payment_id text not null,
    merchant_name text not null,
    amount integer not null,
    currency text not null,
    method text not null,
    locale text not null,
    return_path text not null,
    status text not null default 'pending' check (status in ('pending', 'completed', 'failed', 'cancelled', 'expired')),
    expires_at bigint not null
  )`,
  sql`create table webhook_events (
    id text primary key,
    payment_id text references payments,
    payload jsonb not null,
    received_at bigint not null
  )`,
  sql`create table discount_codes (
    id text primary key,
    code text not null,
    country text,
    member_id text collate "C" references members on delete cascade,
    expires_at bigint,
    value_percentage double precision not null check (value_percentage > 0 and value_percentage <= 100),
    currency text,
    minimum_order_value integer,
    status text not null check (status in ('active', 'used', 'disabled')),
    validity text not null check (validity in ('once-per-user', 'once', 'unlimited')),
    paymentmethods text[],
    welcome boolean not null default false,
    created_at bigint not null
  )`,
  sql`create unique index discount_codes_code on discount_codes (upper(code), coalesce(member_id, ''))`,
  sql`create table discount_uses (
    member_id text collate "C" not null references members on delete cascade,
    code text not null,
    payment_id text references payments,
    created_at bigint not null,
    primary key (member_id, code)
  )`,
  // A lot starts empty and is filled by the ledger entry that grants its credits; unit_amount is the price of one credit.
  sql`create table lots (
    id text primary key,
    member_id text collate "C" not null references members,
    source text not null check (source in ('free', 'order')),
    payment_id text references payments,
    credits integer not null check (credits > 0),
    remaining integer not null default 0 check (remaining >= 0 and remaining <= credits),
    unit_amount double precision not null default 0,
    currency text not null,
    created_at bigint not null
  )`,
  sql`create unique index lots_payment on lots (payment_id)`,
  sql`create index lots_member on lots (member_id) where remaining > 0`,
  sql`create table ledger_transactions (
    id text primary key,
    member_id text collate "C" not null references members,
    kind text not null,
    reference text not null,
    created_at bigint not null,
    unique (kind, reference)
  )`,
  sql`create index ledger_transactions_member on ledger_transactions (member_id, created_at)`,
  sql`create table ledger_entries (
    id bigserial primary key,
    transaction_id text not null references ledger_transactions,
    account text not null,
    lot_id text references lots,
    credits integer not null check (credits <> 0),
    check (account <> 'member' or lot_id is not null)
  )`,
  sql`create index ledger_entries_transaction on ledger_entries (transaction_id)`,
  sql`create index ledger_entries_lot on ledger_entries (lot_id)`,
];

const rules = [
  sql`create function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append-only' using errcode = 'integrity_constraint_violation';
    end $$`,
  sql`create trigger ledger_entries_fixed before update or delete on ledger_entries
    for each row execute function ledger_is_append_only()`,
  sql`create trigger ledger_transactions_fixed before update or delete on ledger_transactions
    for each row execute function ledger_is_append_only()`,
  // Only ledger entries of the account 'member' can change the remaining credits of a lot.
  sql`create function ledger_moves_lot() returns trigger language plpgsql as $$
    begin
      if new.account = 'member' then
        update lots set remaining = remaining + new.credits where id = new.lot_id;
      end if;
      return new;
    end $$`,
  sql`create trigger ledger_entries_move after insert on ledger_entries
    for each row execute function ledger_moves_lot()`,
  sql`create function lot_follows_ledger() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.remaining <> 0 then
          raise exception 'a lot starts empty' using errcode = 'integrity_constraint_violation';
        end if;
      elsif new.remaining <> old.remaining and pg_trigger_depth() < 2 then
        raise exception 'a lot is changed through the ledger only' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  sql`create trigger lots_follow before insert or update on lots
    for each row execute function lot_follows_ledger()`,
  sql`create function ledger_balances() returns trigger language plpgsql as $$
    begin
      if (select sum(credits) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
        raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`,
  sql`create constraint trigger ledger_entries_balance after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_balances()`,
];

/** Creates the tables for payments, discount codes and the double-entry ledger of credits. */
export const credits0003: Migration = {
  up: async (db) => {
    for (const statement of [...tables, ...rules]) await statement.execute(db);
  },
};
