import { sql, type Kysely, type SqlBool } from 'kysely';
import { wantedGenders } from '@rendezvous/shared/contract';
import { PLANNED_ANEW } from '../../ports/database/PLANNED_ANEW';
import type { Database } from '../../repositories/tables';
import { bornBetween } from './bornBetween';
import { ONLINE_S } from './lastActive';
import { matchesExtras } from './matchesExtras';
import type { SearchFilters } from './SearchFilters';
import type { Viewer, ViewingMember } from './Viewer';
import { visibleProfiles } from './visibleProfiles';

/** Condition that the other member wants the viewer's gender. */
export const wantsViewer = ({ gender }: ViewingMember) => sql<SqlBool>`(p.sexuality = 'bi'
  or (p.sexuality = 'hetero' and p.gender <> ${gender})
  or (p.sexuality in ('gay', 'lesbian') and p.gender = ${gender}))`;

/**
 * The visible profiles that a search finds. Compatibility is mutual: within the genders a viewer wants only
 * members who want the viewer's gender are found; another gender is found only when the viewer asks for it.
 */
export function searchProfiles(db: Kysely<Database>, viewer: Viewer, filters: SearchFilters, now: number) {
  const { gender, country, region, minAge, maxAge, withPhoto, online, hideFictional, extras } = filters;
  const place = viewer.member ?? { latitude: null, longitude: null };
  const born = bornBetween(minAge, maxAge, now);
  const { member } = viewer;
  const wanted = member ? wantedGenders(member.gender, member.sexuality) : [];
  const isMutual = gender === undefined || wanted.includes(gender);
  return visibleProfiles(db, viewer)
    .modifyFront(sql.raw(PLANNED_ANEW))
    .where('p.date_of_birth', '>=', born.from)
    .where('p.date_of_birth', '<=', born.to)
    .$if(gender !== undefined, (query) => query.where('p.gender', '=', gender ?? 'female'))
    .$if(gender === undefined && member !== null, (query) => query.where('p.gender', 'in', [...wanted]))
    .$if(member !== null && isMutual, (query) => (member ? query.where(wantsViewer(member)) : query))
    .$if(country !== undefined, (query) => query.where('p.country', '=', country ?? ''))
    .$if(region !== undefined, (query) => query.where('p.region', '=', region ?? ''))
    .$if(withPhoto, (query) => query.where('p.main_photo_id', 'is not', null))
    .$if(online, (query) => query.where('m.last_active_at', '>', now - ONLINE_S))
    .$if(extras !== undefined, (query) => query.where(matchesExtras(extras ?? {}, place)))
    .$if(hideFictional, (query) => query.where('m.fictional', '=', false));
}
