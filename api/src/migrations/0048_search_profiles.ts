import { sql, type Migration, type RawBuilder } from 'kysely';

/** Columns of `search_profiles` with the SQL that computes them from a member `m` or a profile `p`. */
const OF_MEMBER = {
  member_shown: `m.status = 'active' and m.role = 'member' and not m.invisible`,
  fictional: 'm.fictional',
  signup_at: 'm.signup_at',
  last_active_at: 'm.last_active_at',
};
const OF_PROFILE = {
  profile_shown: `p.status = 'active'`,
  gender: 'p.gender',
  wants: `case when p.sexuality = 'bi' then 'both' when (p.sexuality = 'hetero') = (p.gender = 'male') then 'female' else 'male' end`,
  country: 'p.country',
  region: 'p.region',
  date_of_birth: 'p.date_of_birth',
  latitude: 'p.latitude',
  longitude: 'p.longitude',
  with_photo: 'p.main_photo_id is not null',
  visitor_visible: 'p.visitor_visible',
  interest_mask: 'p.interest_mask',
};

const columns = Object.keys({ ...OF_MEMBER, ...OF_PROFILE }).join(', ');
const values = Object.values({ ...OF_MEMBER, ...OF_PROFILE }).join(', ');
const inserting = `insert into search_profiles (member_id, ${columns})
  select p.member_id, ${values} from profiles p join members m on m.id = p.member_id`;
const assigned = (from: Record<string, string>): string =>
  Object.entries(from)
    .map((pair) => pair.join(' = '))
    .join(', ');

const table = [
  sql`create table search_profiles (
    member_id text collate "C" primary key references profiles on delete cascade,
    member_shown boolean not null,
    profile_shown boolean not null,
    shown boolean not null generated always as (member_shown and profile_shown) stored,
    fictional boolean not null,
    signup_at bigint not null,
    last_active_at bigint not null,
    gender text not null,
    wants text not null check (wants in ('male', 'female', 'both')),
    country text not null,
    region text,
    date_of_birth date not null,
    latitude double precision,
    longitude double precision,
    with_photo boolean not null,
    visitor_visible boolean not null,
    interest_mask bigint not null
  )`,
  sql.raw(`create function fill_search_profiles() returns void language sql as $$ ${inserting} on conflict do nothing $$`),
  sql`select fill_search_profiles()`,
  sql`create index search_profiles_found on search_profiles (gender, wants, country, date_of_birth)
    include (member_id, interest_mask, last_active_at, signup_at, fictional, with_photo, visitor_visible, region, latitude, longitude)
    where shown`,
];

const triggerFunction = (name: string, statement: string): RawBuilder<unknown> =>
  sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`);

/** Creates a trigger that cannot cause a deadlock: it runs when its transaction ends and already holds all other locks. */
const trigger = (name: string, event: string, body: string): RawBuilder<unknown> =>
  sql.raw(`create constraint trigger ${name} after ${event} deferrable initially deferred for each row execute function ${body}()`);

const triggers = [
  // `for share` waits for a concurrent change of the member, whose own trigger would not find the new row yet.
  triggerFunction('search_profiles_add', `${inserting} where p.member_id = new.member_id for share of m`),
  triggerFunction(
    'search_profiles_follow_member',
    `update search_profiles s set ${assigned(OF_MEMBER)} from members m where m.id = new.id and s.member_id = m.id`,
  ),
  triggerFunction(
    'search_profiles_follow_profile',
    `update search_profiles s set ${assigned(OF_PROFILE)} from profiles p where p.member_id = new.member_id and s.member_id = p.member_id`,
  ),
  trigger('profile_found', 'insert on profiles', 'search_profiles_add'),
  trigger(
    'member_found',
    'update of status, role, invisible, fictional, signup_at, last_active_at on members',
    'search_profiles_follow_member',
  ),
  trigger('profile_changed', 'update on profiles', 'search_profiles_follow_profile'),
];

/** Drops the indexes that searches used before; without them, an update of `last_active_at` changes no index of `members`. */
const indexDrops = ['profiles_search', 'members_shown', 'members_active'].map((index) => sql`drop index ${sql.ref(index)}`);

/**
 * Adds a table with one narrow row per member, which holds what most searches read; triggers update the row in the transaction that changes
 * the member or the profile.
 */
export const searchProfiles0048: Migration = {
  up: async (db) => {
    for (const statement of [...table, ...triggers, ...indexDrops]) await statement.execute(db);
  },
};
