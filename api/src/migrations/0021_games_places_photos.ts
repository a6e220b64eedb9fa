import { sql, type Migration } from 'kysely';

const statements = [
  sql`create table swipes (
    member_id text collate "C" not null references members on delete cascade,
    target_id text collate "C" not null references members on delete cascade,
    action text not null check (action in ('like', 'pass')),
    seq bigserial not null,
    undone boolean not null default false check (not undone or action = 'pass'),
    created_at bigint not null,
    primary key (member_id, target_id),
    check (member_id <> target_id)
  )`,
  sql`create index swipes_newest on swipes (member_id, seq desc)`,
  sql`create table match_answers (
    member_id text collate "C" primary key references members on delete cascade,
    answers jsonb not null,
    updated_at bigint not null
  )`,
  // A member's last known place, stored by its centre, never by the member's exact position.
  sql`create table current_places (
    member_id text collate "C" primary key references members on delete cascade,
    country text not null,
    region text,
    city text not null,
    latitude double precision not null,
    longitude double precision not null,
    seen_at bigint not null
  )`,
  sql`alter table photos
    add column fingerprint text,
    add column reason text,
    add constraint photos_reason check (reason is null or status = 'rejected')`,
  sql`create unique index photos_fingerprint on photos (member_id, fingerprint)`,
  sql`create table bad_photos (fingerprint text primary key, created_at bigint not null)`,
];

/** Adds the swipe game, the match finder, the current places of members, and the digests of photo files. */
export const gamesPlacesPhotos0021: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
