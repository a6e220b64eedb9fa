import { sql, type Migration } from 'kysely';

const statements = [
  // Content of a message besides its text. A deleted or withdrawn message keeps its row, so that its client_id cannot be reused.
  sql`alter table messages
    add column content jsonb,
    add column risky boolean not null default false,
    add column deleted_at bigint,
    add column withdrawn_at bigint,
    add constraint messages_content check (
      deleted_at is not null or withdrawn_at is not null or (content is null) = (type = 'text')
    ),
    add constraint messages_withdrawn check (withdrawn_at is null or type = 'photo')`,
  sql`alter table conversation_members add column delivered_up_to bigint not null default 0`,
  sql`alter table members
    add column read_receipts boolean not null default true,
    add column typing_shown boolean not null default true,
    add column photos_from_everyone boolean not null default false`,
  // A photo has no message until it is sent; a photo that is never sent is deleted after a day.
  sql`create table chat_photos (
    id text primary key,
    owner_id text collate "C" not null references members on delete cascade,
    message_id text unique references messages on delete set null,
    ratio double precision not null check (ratio > 0),
    art_seed integer,
    created_at bigint not null
  )`,
  sql`create index chat_photos_owner on chat_photos (owner_id)`,
];

/** Adds messages other than text, and members' settings for read receipts, typing and received photos. */
export const chatKinds0020: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
