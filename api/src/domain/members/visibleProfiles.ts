import type { Kysely } from 'kysely';
import type { Database } from '../../repositories/tables';
import { withoutBlocks } from '../../repositories/members/withoutBlocks';
import type { Viewer } from './Viewer';

/**
 * The one place that decides which profiles a viewer may see: search, likes, profiles, auto-like and
 * first messages all start from here. A visitor sees members who show themselves to visitors.
 */
export function visibleProfiles(db: Kysely<Database>, { member, fictionalShown }: Viewer) {
  const shown = db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .where('m.status', '=', 'active')
    .where('m.role', '=', 'member')
    .where('m.invisible', '=', false)
    .where('p.status', '=', 'active')
    .$if(!fictionalShown, (query) => query.where('m.fictional', '=', false));
  if (member === null) return shown.where('p.visitor_visible', '=', true);
  return shown.where('m.id', '!=', member.id).where(withoutBlocks('m.id', member.id));
}
