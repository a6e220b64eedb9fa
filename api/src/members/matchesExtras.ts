import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { PROFILE_ATTRIBUTES, type AttributeKey, type DistanceBucket } from '@rendezvous/shared/contract';
import type { Place } from './distanceBucket';
import type { ExtraFilters } from './ExtraFilters';

const ATTRIBUTES = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];
const KM: Record<DistanceBucket, number> = { under_10: 10, '10_25': 25, '25_50': 50, '50_100': 100, over_100: 20_100 };
const KM_PER_DEGREE = 111.2;

/** Condition that a place lies within a distance: a box first, which an index can use, then the circle (R-229). */
function within(km: number, { latitude, longitude }: Place): RawBuilder<SqlBool> {
  if (latitude === null || longitude === null) return sql<SqlBool>`false`;
  const height = km / KM_PER_DEGREE;
  const width = Math.min(360, height / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  return sql<SqlBool>`(p.latitude between ${latitude - height} and ${latitude + height}
    and p.longitude between ${longitude - width} and ${longitude + width}
    and 12742 * asin(sqrt(least(1, power(sin(radians(p.latitude - ${latitude}) / 2), 2)
      + cos(radians(${latitude})) * cos(radians(p.latitude)) * power(sin(radians(p.longitude - ${longitude}) / 2), 2)))) < ${km})`;
}

/** Condition that the profile of a searched `s` fits the extra inputs of a search (R-220). */
export function matchesExtras(filters: ExtraFilters, place: Place): RawBuilder<SqlBool> {
  const { sexuality, city, interests = [], distance } = filters;
  const conditions = [
    ...ATTRIBUTES.flatMap((key) => (filters[key] ? [sql<SqlBool>`${sql.ref(`p.${key}`)} = ${filters[key]}`] : [])),
    ...(sexuality ? [sql<SqlBool>`p.sexuality = ${sexuality}`] : []),
    ...(city ? [sql<SqlBool>`lower(p.city) = ${city.toLowerCase()}`] : []),
    ...interests.map(
      (interest) => sql<SqlBool>`exists (select 1 from member_interests i where i.member_id = p.member_id and i.interest = ${interest})`,
    ),
    ...(distance && distance !== 'over_100' ? [within(KM[distance], place)] : []),
  ];
  if (conditions.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`s.member_id in (select p.member_id from profiles p where ${sql.join(conditions, sql` and `)})`;
}
