import type { Kysely } from 'kysely';
import type { Database } from '../../repositories/tables';
import type { Viewer, ViewingMember } from './Viewer';
import { visibleProfiles } from './visibleProfiles';

/** Likes of each direction at most, newest kept. */
const LIST_MAX = 500;

export interface FoundLikes {
  given: string[];
  /** New ones first, then the newest. */
  received: { id: string; isNew: boolean }[];
}

/** Likes a member gave and received, of members who can be seen. */
export async function findLikes(db: Kysely<Database>, viewer: Viewer & { member: ViewingMember }): Promise<FoundLikes> {
  const given = await visibleProfiles(db, viewer)
    .innerJoin('likes as l', 'l.liked_id', 'm.id')
    .select('m.id')
    .where('l.liker_id', '=', viewer.member.id)
    .orderBy('l.created_at', 'desc')
    .orderBy('m.id')
    .limit(LIST_MAX)
    .execute();
  const received = await visibleProfiles(db, viewer)
    .innerJoin('likes as l', 'l.liker_id', 'm.id')
    .select(['m.id', 'l.is_new as isNew'])
    .where('l.liked_id', '=', viewer.member.id)
    .orderBy('l.is_new', 'desc')
    .orderBy('l.created_at', 'desc')
    .orderBy('m.id')
    .limit(LIST_MAX)
    .execute();
  return { given: given.map(({ id }) => id), received };
}
