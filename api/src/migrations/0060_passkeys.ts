import { sql, type Migration } from 'kysely';

const statements = [
  sql`create table passkeys (
    id text primary key,
    member_id text collate "C" not null references members on delete cascade,
    public_key text not null,
    counter bigint not null check (counter >= 0),
    transports text[] not null,
    name text not null,
    created_at bigint not null,
    last_used_at bigint
  )`,
  sql`create index passkeys_member on passkeys (member_id, created_at)`,
  // A challenge is deleted when it is answered, so that no answer is accepted twice; only its hash is stored.
  sql`create table passkey_challenges (
    challenge_hash text primary key,
    member_id text collate "C" references members on delete cascade,
    expires_at bigint not null
  )`,
  sql`create index passkey_challenges_expires on passkey_challenges (expires_at)`,
];

/** Adds passkeys, and the challenges that devices must answer. */
export const passkeys0060: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
