import { sql, type Migration } from 'kysely';

const statements = [
  sql`create table members (
    id text collate "C" primary key,
    email text not null,
    name text not null,
    password_hash text,
    status text not null check (status in ('not_confirmed', 'active', 'blocked', 'pending_deletion', 'deleted')),
    role text not null default 'member' check (role in ('member', 'moderator')),
    language text not null,
    domain text not null,
    signup_at bigint not null,
    confirmed_at bigint,
    fictional boolean not null default false,
    invisible boolean not null default false,
    paid boolean not null default false,
    conversations_started integer not null default 0,
    notifications_disabled text[] not null default '{}',
    last_active_at bigint not null default 0,
    deletes_at bigint
  )`,
  sql`create unique index members_email on members (lower(email))`,
  sql`create unique index members_name on members (lower(name))`,
  sql`create index members_active on members (last_active_at desc) where status = 'active' and not invisible`,
  sql`create table photos (
    id text primary key,
    member_id text collate "C" not null references members on delete cascade,
    position integer not null,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    ratio double precision not null,
    placeholder text,
    origin text not null check (origin in ('seed', 'upload')),
    art_seed integer,
    created_at bigint not null
  )`,
  sql`create index photos_member on photos (member_id, position)`,
  sql`create table profiles (
    member_id text collate "C" primary key references members on delete cascade,
    status text not null check (status in ('disabled', 'active', 'hidden', 'blocked')),
    gender text not null check (gender in ('male', 'female')),
    sexuality text not null check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
    date_of_birth date not null,
    country text not null,
    region text,
    city text,
    latitude double precision,
    longitude double precision,
    hair_color text,
    eye_color text,
    body_type text,
    relationship_status text,
    tattoos text,
    about_me text,
    looking_for text,
    verified boolean not null default false,
    visitor_visible boolean not null default false,
    main_photo_id text references photos on delete set null
  )`,
  sql`create index profiles_search on profiles (country, gender, date_of_birth) where status = 'active'`,
  sql`create table member_interests (
    member_id text collate "C" not null references members on delete cascade,
    interest text not null,
    primary key (member_id, interest)
  )`,
  sql`create index member_interests_interest on member_interests (interest, member_id)`,
  sql`create table likes (
    liker_id text collate "C" not null references members on delete cascade,
    liked_id text collate "C" not null references members on delete cascade,
    created_at bigint not null,
    is_new boolean not null default true,
    primary key (liker_id, liked_id),
    check (liker_id <> liked_id)
  )`,
  sql`create index likes_received on likes (liked_id, created_at desc)`,
  sql`create table blocks (
    blocker_id text collate "C" not null references members on delete cascade,
    blocked_id text collate "C" not null references members on delete cascade,
    created_at bigint not null,
    primary key (blocker_id, blocked_id),
    check (blocker_id <> blocked_id)
  )`,
  sql`create index blocks_blocked on blocks (blocked_id, blocker_id)`,
  sql`create table change_counters (
    member_id text collate "C" primary key references members on delete cascade,
    user_version bigint not null default 1,
    chats_version bigint not null default 1,
    likes_version bigint not null default 1
  )`,
];

/** Creates the tables for members, their profiles, photos and interests, and the likes and blocks between them. */
export const members0001: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
