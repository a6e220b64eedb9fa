import { sql, type Kysely, type SqlBool } from 'kysely';
import { withoutBlocks } from './withoutBlocks';
import type { Database } from '../tables/tables';
import type { Viewer } from './Viewer';

/**
 * The profiles that are shown at all: of an active member who is not invisible, with an active profile (`s.shown` is kept by
 * triggers). A visitor sees members who show themselves to visitors. Only what looks at blocks itself starts from here.
 */
export const listedProfiles = (db: Kysely<Database>, { member, fictionalShown }: Viewer) =>
  db
    .selectFrom('search_profiles as s')
    .where(sql<SqlBool>`s.shown`)
    .$if(!fictionalShown, (query) => query.where('s.fictional', '=', false))
    .$if(member === null, (query) => query.where('s.visitor_visible', '=', true));

/** Profiles `s` that a search goes through. */
export type SeenProfiles = ReturnType<typeof listedProfiles>;

/**
 * The one place that decides whom a viewer may see: search, likes, profiles, auto-like and first messages
 * all start from here.
 */
export const shownProfiles = (db: Kysely<Database>, viewer: Viewer) =>
  listedProfiles(db, viewer).$if(viewer.member !== null, (query) => query.where(withoutBlocks('s.member_id', viewer.member?.id ?? '')));
