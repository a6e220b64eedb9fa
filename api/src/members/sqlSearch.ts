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
import { PLANNED_ANEW } from '../ports/database/StatementNames';
import { bornBetween } from './age';
import type { Place } from './distanceBucket';
import { ONLINE_S } from './lastActive';
import type { ExtraFilters, SearchFilters } from './SearchFilters';
import { commonInterests } from './sqlCards';
import { type ProfileQuery, withoutHidden } from './sqlVisibility';
import type { Viewer, ViewingMember } from './Viewer';

/** A search without filters. */
export const everybody: SearchFilters = {
  gender: undefined,
  country: undefined,
  region: undefined,
  minAge: MIN_AGE,
  maxAge: MAX_AGE,
  withPhoto: false,
  online: false,
  hideFictional: false,
};

const ATTRIBUTES = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];

/** Upper bounds of the distance buckets in km; no two places on earth are farther apart than the last one. */
const BUCKET_LIMITS_KM: Record<DistanceBucket, number> = { under_10: 10, '10_25': 25, '25_50': 50, '50_100': 100, over_100: 20_100 };

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2;

/**
 * Condition that the profile `p` is within a distance of a place: first a bounding box, which can use an index, then the circle (R-229). Never true
 * without coordinates.
 */
function isWithin(km: number, { latitude, longitude }: Place): RawBuilder<SqlBool> {
  if (latitude === null || longitude === null) return sql<SqlBool>`false`;
  const height = km / KM_PER_DEGREE;
  const width = Math.min(360, height / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  return sql<SqlBool>`(p.latitude between ${latitude - height} and ${latitude + height}
    and p.longitude between ${longitude - width} and ${longitude + width}
    and 12742 * asin(sqrt(least(1, power(sin(radians(p.latitude - ${latitude}) / 2), 2)
      + cos(radians(${latitude})) * cos(radians(p.latitude)) * power(sin(radians(p.longitude - ${longitude}) / 2), 2)))) < ${km})`;
}

/** Condition that the profile of `s` matches the extra filters of a search (R-220). */
function matchesExtras(filters: ExtraFilters, place: Place): RawBuilder<SqlBool> {
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
export function searchProfiles(profiles: ProfileQuery, viewer: Viewer, filters: SearchFilters, now: number) {
  const { gender, country, region, minAge, maxAge, withPhoto, online, hideFictional, extras } = filters;
  const place = viewer.member ?? { latitude: null, longitude: null };
  const birthDates = bornBetween(minAge, maxAge, now);
  const { member } = viewer;
  const genders = member ? wantedGenders(member.gender, member.sexuality) : [];
  const isMutual = gender === undefined || genders.includes(gender);
  return profiles
    .modifyFront(sql.raw(PLANNED_ANEW))
    .$if(member !== null, (query) => query.where(withoutHidden('s.member_id', member?.id ?? '')))
    .where('s.date_of_birth', '>=', birthDates.from)
    .where('s.date_of_birth', '<=', birthDates.to)
    .$if(gender !== undefined, (query) => query.where('s.gender', '=', gender ?? 'female'))
    .$if(gender === undefined && member !== null, (query) => query.where('s.gender', 'in', [...genders]))
    .$if(member !== null && isMutual, (query) => query.where('s.wants', 'in', member === null ? ['both'] : [member.gender, 'both']))
    .$if(country !== undefined, (query) => query.where('s.country', '=', country ?? ''))
    .$if(region !== undefined, (query) => query.where('s.region', '=', region ?? ''))
    .$if(withPhoto, (query) => query.where('s.with_photo', '=', true))
    .$if(online, (query) => query.where('s.last_active_at', '>', now - ONLINE_S))
    .$if(extras !== undefined, (query) => query.where(matchesExtras(extras ?? {}, place)))
    .$if(hideFictional, (query) => query.where('s.fictional', '=', false));
}

const byNewest = sql`s.signup_at desc, s.member_id`;
const byActivity = sql`s.last_active_at desc, s.member_id`;

// Straight-line distance on the map, precise enough for sorting; members without a place come last.
const byDistance = ({ latitude, longitude }: ViewingMember) =>
  latitude === null || longitude === null
    ? byActivity
    : sql`power(s.latitude - ${latitude}, 2) + power((s.longitude - ${longitude}) * cos(radians(${latitude})), 2) nulls last, s.member_id`;

const byRecommendation = ({ id, country, region }: ViewingMember) => sql`
  ${commonInterests('s', id)} desc,
  (s.country = ${country} and s.region is not distinct from ${region}) desc,
  s.last_active_at desc, s.member_id`;

/** Order of the results (R-224). `recommended` is by shared interests, region and activity, never by anything that money can buy. */
export function searchOrder(sort: SearchSort, member: ViewingMember | null): RawBuilder<unknown> {
  if (sort === 'newest') return byNewest;
  if (member === null || sort === 'active') return byActivity;
  return sort === 'distance' ? byDistance(member) : byRecommendation(member);
}
