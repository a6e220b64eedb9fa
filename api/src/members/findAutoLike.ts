import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import { withoutHidden } from './withoutHidden';
import type { Viewer, ViewingMember } from './Viewer';
import { visibleProfiles } from './visibleProfiles';

/** A real member who has liked the viewer and got no answer yet, the newest first; never a fictional one. */
export async function findAutoLike(db: Kysely<Database>, viewer: Viewer & { member: ViewingMember }): Promise<string | undefined> {
  const row = await visibleProfiles(db, { ...viewer, fictionalShown: false })
    .innerJoin('likes as l', 'l.liker_id', 'm.id')
    .select('m.id')
    .where('l.liked_id', '=', viewer.member.id)
    .where(withoutHidden('m.id', viewer.member.id))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('likes as mine')
            .select('mine.liked_id')
            .where('mine.liker_id', '=', viewer.member.id)
            .whereRef('mine.liked_id', '=', 'm.id'),
        ),
      ),
    )
    .orderBy('l.created_at', 'desc')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
