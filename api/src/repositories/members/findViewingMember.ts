import type { Kysely } from 'kysely';
import type { ViewingMember } from '../../domain/members/Viewer';
import type { Database } from '../tables';

/** The member who looks, with what decides what they see. */
export async function findViewingMember(db: Kysely<Database>, memberId: string): Promise<ViewingMember | undefined> {
  return db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .select(['m.id', 'm.paid', 'p.gender', 'p.sexuality', 'p.country', 'p.region', 'p.latitude', 'p.longitude'])
    .where('m.id', '=', memberId)
    .executeTakeFirst();
}
