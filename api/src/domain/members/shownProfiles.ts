import { sql, type Kysely, type SqlBool } from 'kysely';
import { withoutBlocks } from '../../repositories/members/withoutBlocks';
import type { Database } from '../../repositories/tables';
import type { Viewer } from './Viewer';

/**
 * The one place that decides whom a viewer may see: search, likes, profiles, auto-like and first messages
 * all start from here. `s.shown` is kept by triggers: an active member who is not invisible, with an active profile. A visitor
 * sees members who show themselves to visitors.
 */
export function shownProfiles(db: Kysely<Database>, { member, fictionalShown }: Viewer) {
  const shown = db
    .selectFrom('search_profiles as s')
    .where(sql<SqlBool>`s.shown`)
    .$if(!fictionalShown, (query) => query.where('s.fictional', '=', false));
  if (member === null) return shown.where('s.visitor_visible', '=', true);
  return shown.where(withoutBlocks('s.member_id', member.id));
}
