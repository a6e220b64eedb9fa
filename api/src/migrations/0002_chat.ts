import { sql, type Migration } from 'kysely';

const statements = [
  // The unique key allows one conversation per pair: two simultaneous first messages end up in the same row.
  sql`create table conversations (
    id text primary key,
    member_a text collate "C" not null references members on delete cascade,
    member_b text collate "C" not null references members on delete cascade,
    started_by text collate "C" not null,
    created_at bigint not null,
    last_message_at bigint not null,
    unique (member_a, member_b),
    check (member_a < member_b),
    check (started_by in (member_a, member_b))
  )`,
  sql`create index conversations_b on conversations (member_b)`,
  sql`create table messages (
    id text primary key,
    seq bigserial not null unique,
    conversation_id text not null references conversations on delete cascade,
    sender_id text collate "C" not null references members on delete cascade,
    client_id text not null,
    type text not null check (type in ('text', 'photo', 'gift', 'gif', 'icebreaker')),
    body text not null,
    created_at bigint not null,
    unique (sender_id, client_id)
  )`,
  sql`create index messages_conversation on messages (conversation_id, seq desc)`,
  // read_up_to and hidden_up_to are values of messages.seq.
  sql`create table conversation_members (
    conversation_id text not null references conversations on delete cascade,
    member_id text collate "C" not null references members on delete cascade,
    unread integer not null default 0 check (unread >= 0),
    read_up_to bigint not null default 0,
    hidden_up_to bigint not null default 0,
    deleted boolean not null default false,
    primary key (conversation_id, member_id)
  )`,
  sql`create index conversation_members_member on conversation_members (member_id) where not deleted`,
];

/** Creates the tables for conversations and messages. */
export const chat0002: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
