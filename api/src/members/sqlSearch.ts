import {
  type AttributeKey,
  type DistanceBucket,
  MAX_AGE,
  MIN_AGE,
  PROFILE_ATTRIBUTES,
  type SearchSort,
  wantedGenders,
} from '@rendezvous/shared/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { REPLAN_COMMENT } from '../ports/database/StatementNames';
import { getBirthDateRange } from './age';
import type { Coordinates } from './getDistanceBucket';
import { ONLINE_S } from './getLastActive';
import type { ExtraFilters, SearchFilters } from './SearchFilters';
import { countCommonInterests } from './sqlCards';
import { type ProfileQuery, isNotHidden } from './sqlVisibility';
import type { Viewer, ViewingMember } from './Viewer';

/** Filters that exclude nobody. */
export const noFilters: SearchFilters = {
  gender: undefined,
  country: undefined,
  region: undefined,
  minAge: MIN_AGE,
  maxAge: MAX_AGE,
  withPhoto: false,
  onlineOnly: false,
  hideFictional: false,
};

const ATTRIBUTES = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];

/** Upper bounds of the distance buckets in km; the last one exceeds every distance on earth. */
const BUCKET_LIMITS_KM: Record<DistanceBucket, number> = { under_10: 10, '10_25': 25, '25_50': 50, '50_100': 100, over_100: 20_100 };

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2;

/**
 * Condition that the profile `p` is within a distance of a place: first a bounding box, which can use an index, then the circle (R-229). Never true
 * without coordinates.
 */
function isWithin(km: number, { latitude, longitude }: Coordinates): RawBuilder<SqlBool> {
  if (latitude === null || longitude === null) return sql<SqlBool>`false`;
  const latitudeMargin = km / KM_PER_DEGREE;
  const longitudeMargin = Math.min(360, latitudeMargin / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  return sql<SqlBool>`(p.latitude between ${latitude - latitudeMargin} and ${latitude + latitudeMargin}
    and p.longitude between ${longitude - longitudeMargin} and ${longitude + longitudeMargin}
    and 12742 * asin(sqrt(least(1, power(sin(radians(p.latitude - ${latitude}) / 2), 2)
      + cos(radians(${latitude})) * cos(radians(p.latitude)) * power(sin(radians(p.longitude - ${longitude}) / 2), 2)))) < ${km})`;
}

/** Condition that the profile of `s` matches the extra filters of a search (R-220). */
function matchesExtras(filters: ExtraFilters, place: Coordinates): RawBuilder<SqlBool> {
  const { sexuality, city, interests = [], distance } = filters;
  const conditions = [
    ...ATTRIBUTES.flatMap((key) => (filters[key] ? [sql<SqlBool>`${sql.ref(`p.${key}`)} = ${filters[key]}`] : [])),
    ...(sexuality ? [sql<SqlBool>`p.sexuality = ${sexuality}`] : []),
    ...(city ? [sql<SqlBool>`lower(p.city) = ${city.toLowerCase()}`] : []),
    ...interests.map(
      (interest) => sql<SqlBool>`exists (select 1 from member_interests i where i.member_id = p.member_id and i.interest = ${interest})`,
    ),
    ...(distance && distance !== 'over_100' ? [isWithin(BUCKET_LIMITS_KM[distance], place)] : []),
  ];
  if (conditions.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`s.member_id in (select p.member_id from profiles p where ${sql.join(conditions, sql` and `)})`;
}

/**
 * Adds the filters of a search to a query for profiles (R-220). Compatibility is mutual: among the genders that interest the viewer, only members
 * interested in the viewer's gender are found; other genders are only found on request (R-225).
 */
export function searchProfiles(profileQuery: ProfileQuery, viewer: Viewer, filters: SearchFilters, now: number) {
  const { gender, country, region, minAge, maxAge, withPhoto, onlineOnly, hideFictional, extras } = filters;
  const place = viewer.member ?? { latitude: null, longitude: null };
  const birthDates = getBirthDateRange(minAge, maxAge, now);
  const { member } = viewer;
  const genders = member ? wantedGenders(member.gender, member.sexuality) : [];
  const isMutual = gender === undefined || genders.includes(gender);
  return profileQuery
    .modifyFront(sql.raw(REPLAN_COMMENT))
    .$if(member !== null, (query) => query.where(isNotHidden('s.member_id', member?.id ?? '')))
    .where('s.date_of_birth', '>=', birthDates.from)
    .where('s.date_of_birth', '<=', birthDates.to)
    .$if(gender !== undefined, (query) => query.where('s.gender', '=', gender ?? 'female'))
    .$if(gender === undefined && member !== null, (query) => query.where('s.gender', 'in', [...genders]))
    .$if(member !== null && isMutual, (query) => query.where('s.wants', 'in', member === null ? ['both'] : [member.gender, 'both']))
    .$if(country !== undefined, (query) => query.where('s.country', '=', country ?? ''))
    .$if(region !== undefined, (query) => query.where('s.region', '=', region ?? ''))
    .$if(withPhoto, (query) => query.where('s.with_photo', '=', true))
    .$if(onlineOnly, (query) => query.where('s.last_active_at', '>', now - ONLINE_S))
    .$if(extras !== undefined, (query) => query.where(matchesExtras(extras ?? {}, place)))
    .$if(hideFictional, (query) => query.where('s.fictional', '=', false));
}

const orderByNewest = sql`s.signup_at desc, s.member_id`;
const orderByActivity = sql`s.last_active_at desc, s.member_id`;

// Orders by the straight-line distance on the map, which is precise enough for sorting; members without a place come last. If the viewer
// has no place, members are ordered by activity.
const orderByDistance = ({ latitude, longitude }: ViewingMember) =>
  latitude === null || longitude === null
    ? orderByActivity
    : sql`power(s.latitude - ${latitude}, 2) + power((s.longitude - ${longitude}) * cos(radians(${latitude})), 2) nulls last, s.member_id`;

const orderByRecommendation = ({ id, country, region }: ViewingMember) => sql`
  ${countCommonInterests('s', id)} desc,
  (s.country = ${country} and s.region is not distinct from ${region}) desc,
  s.last_active_at desc, s.member_id`;

/**
 * Order of the results (R-224). `recommended` is by shared interests, region and activity, never by anything that money can buy. Visitors get the
 * newest or the most active members first.
 */
export function getSearchOrder(sort: SearchSort, member: ViewingMember | null): RawBuilder<unknown> {
  if (sort === 'newest') return orderByNewest;
  if (member === null || sort === 'active') return orderByActivity;
  return sort === 'distance' ? orderByDistance(member) : orderByRecommendation(member);
}
