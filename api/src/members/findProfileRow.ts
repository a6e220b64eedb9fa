import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** A member's profile with all its columns, and what their account says of it. */
export async function findProfileRow(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .selectAll('p')
    .select(['m.paid', 'm.invisible'])
    .where('p.member_id', '=', memberId)
    .executeTakeFirst();
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfileRow>>>;
