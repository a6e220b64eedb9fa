import { sql, type RawBuilder } from 'kysely';
import type { SearchSort } from '@rendezvous/shared/contract';
import { commonInterests } from './commonInterests';
import type { ViewingMember } from './Viewer';

const newest = sql`s.signup_at desc, s.member_id`;
const active = sql`s.last_active_at desc, s.member_id`;

// Straight-line distance on the map, good enough to put places in order; members without a place come last.
const distance = ({ latitude, longitude }: ViewingMember) =>
  latitude === null || longitude === null
    ? active
    : sql`power(s.latitude - ${latitude}, 2) + power((s.longitude - ${longitude}) * cos(radians(${latitude})), 2) nulls last, s.member_id`;

const recommended = ({ id, country, region }: ViewingMember) => sql`
  ${commonInterests('s', id)} desc,
  (s.country = ${country} and s.region is not distinct from ${region}) desc,
  s.last_active_at desc, s.member_id`;

/** Order of the results: shared interests, region and activity, nothing that money can change. */
export function searchOrder(sort: SearchSort, member: ViewingMember | null): RawBuilder<unknown> {
  if (sort === 'newest') return newest;
  if (member === null || sort === 'active') return active;
  return sort === 'distance' ? distance(member) : recommended(member);
}
