import type { Kysely } from 'kysely';
import type { ViewingMember } from './Viewer';
import type { Database } from '../tables/tables';

/** The member who looks, with what decides what they see; distances start where they were last. */
export async function findViewingMember(db: Kysely<Database>, memberId: string): Promise<ViewingMember | undefined> {
  return db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .leftJoin('current_places as c', 'c.member_id', 'm.id')
    .select(['m.id', 'm.paid', 'p.gender', 'p.sexuality', 'p.country', 'p.region'])
    .select(({ fn }) => [fn.coalesce('c.latitude', 'p.latitude').as('latitude'), fn.coalesce('c.longitude', 'p.longitude').as('longitude')])
    .where('m.id', '=', memberId)
    .executeTakeFirst();
}
