import { sql, type Migration } from 'kysely';
import { INTERESTS } from '@rendezvous/shared/contract';

/** Stores a member's interests as a bit mask, so that shared interests can be counted without a join. */
const mask = [
  sql`create table interest_bits (interest text primary key, bit smallint not null unique check (bit between 0 and 51))`,
  sql`insert into interest_bits (interest, bit)
    select key, place - 1 from unnest(${INTERESTS.map(({ key }) => key)}::text[]) with ordinality as list (key, place)`,
  sql`alter table profiles add column interest_mask bigint not null default 0`,
  sql`create function interest_mask_of(member text) returns bigint language sql stable as $$
    select coalesce(bit_or(1::bigint << bit), 0) from member_interests join interest_bits using (interest) where member_id = member
  $$`,
  sql`create function interests_fill_mask() returns trigger language plpgsql as $$
    begin
      update profiles set interest_mask = interest_mask_of(member_id) where member_id in (select member_id from changed);
      return null;
    end $$`,
  sql`create trigger member_interests_added after insert on member_interests
    referencing new table as changed for each statement execute function interests_fill_mask()`,
  sql`create trigger member_interests_removed after delete on member_interests
    referencing old table as changed for each statement execute function interests_fill_mask()`,
  sql`update profiles set interest_mask = interest_mask_of(member_id)`,
];

/** An index with the columns of a profile that most searches use, so that the table itself is not read. */
const index = [
  sql`drop index profiles_search`,
  sql`create index profiles_search on profiles (gender, country, date_of_birth)
    include (member_id, sexuality, region, interest_mask) where status = 'active'`,
];

/** Adds the interest mask and the index for a search among many members. */
export const search0007: Migration = {
  up: async (db) => {
    for (const statement of [...mask, ...index]) await statement.execute(db);
  },
};
