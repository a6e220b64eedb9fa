import type { Kysely } from 'kysely';
import type { CardRow } from './CardRow';
import { selectCard, toCardRow } from './selectCard';
import type { Database } from '../tables/tables';
import type { Viewer, ViewingMember } from './Viewer';
import { visibleProfiles } from './visibleProfiles';

/** Likes of each direction at most, newest kept. */
const LIST_MAX = 500;

export interface FoundLikes {
  given: CardRow[];
  /** New ones first, then the newest. */
  received: (CardRow & { isNew: boolean })[];
}

/** Likes a member gave and received, of members who can be seen, with what their cards need. */
export async function findLikes(db: Kysely<Database>, viewer: Viewer & { member: ViewingMember }): Promise<FoundLikes> {
  const { id } = viewer.member;
  const cards = selectCard(visibleProfiles(db, viewer), id);
  const given = await cards
    .innerJoin('likes as l', 'l.liked_id', 'm.id')
    .where('l.liker_id', '=', id)
    .orderBy('l.created_at', 'desc')
    .orderBy('m.id')
    .limit(LIST_MAX)
    .execute();
  const received = await cards
    .innerJoin('likes as l', 'l.liker_id', 'm.id')
    .select('l.is_new as isNew')
    .where('l.liked_id', '=', id)
    .orderBy('l.is_new', 'desc')
    .orderBy('l.created_at', 'desc')
    .orderBy('m.id')
    .limit(LIST_MAX)
    .execute();
  return { given: given.map(toCardRow), received: received.map(toCardRow) };
}
