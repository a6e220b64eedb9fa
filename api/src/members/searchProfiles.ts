import { sql } from 'kysely';
import { wantedGenders } from '@rendezvous/shared/contract';
import { PLANNED_ANEW } from '../ports/database/PLANNED_ANEW';
import { withoutHidden } from './withoutHidden';
import { bornBetween } from './bornBetween';
import { ONLINE_S } from './lastActive';
import { matchesExtras } from './matchesExtras';
import type { SearchFilters } from './SearchFilters';
import type { SeenProfiles } from './shownProfiles';
import type { Viewer } from './Viewer';

/**
 * Those of the profiles that a search finds. Compatibility is mutual: within the genders a viewer wants only
 * members who want the viewer's gender are found; another gender is found only when the viewer asks for it.
 */
export function searchProfiles(profiles: SeenProfiles, viewer: Viewer, filters: SearchFilters, now: number) {
  const { gender, country, region, minAge, maxAge, withPhoto, online, hideFictional, extras } = filters;
  const place = viewer.member ?? { latitude: null, longitude: null };
  const born = bornBetween(minAge, maxAge, now);
  const { member } = viewer;
  const wanted = member ? wantedGenders(member.gender, member.sexuality) : [];
  const isMutual = gender === undefined || wanted.includes(gender);
  return profiles
    .modifyFront(sql.raw(PLANNED_ANEW))
    .$if(member !== null, (query) => query.where(withoutHidden('s.member_id', member?.id ?? '')))
    .where('s.date_of_birth', '>=', born.from)
    .where('s.date_of_birth', '<=', born.to)
    .$if(gender !== undefined, (query) => query.where('s.gender', '=', gender ?? 'female'))
    .$if(gender === undefined && member !== null, (query) => query.where('s.gender', 'in', [...wanted]))
    .$if(member !== null && isMutual, (query) => query.where('s.wants', 'in', member === null ? ['both'] : [member.gender, 'both']))
    .$if(country !== undefined, (query) => query.where('s.country', '=', country ?? ''))
    .$if(region !== undefined, (query) => query.where('s.region', '=', region ?? ''))
    .$if(withPhoto, (query) => query.where('s.with_photo', '=', true))
    .$if(online, (query) => query.where('s.last_active_at', '>', now - ONLINE_S))
    .$if(extras !== undefined, (query) => query.where(matchesExtras(extras ?? {}, place)))
    .$if(hideFictional, (query) => query.where('s.fictional', '=', false));
}
