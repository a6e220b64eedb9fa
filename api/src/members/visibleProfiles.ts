import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import { shownProfiles } from './shownProfiles';
import type { Viewer } from './Viewer';

/** The members a viewer may see, by `shownProfiles`, with their profiles. */
export const visibleProfiles = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .where('m.id', 'in', shownProfiles(db, viewer).select('s.member_id'));
