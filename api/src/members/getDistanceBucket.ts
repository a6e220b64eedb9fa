import type { DistanceBucket } from '@rendezvous/shared/contract';

const EARTH_RADIUS_KM = 6_371;
const BUCKETS: readonly [limitKm: number, bucket: DistanceBucket][] = [
  [10, 'under_10'],
  [25, '10_25'],
  [50, '25_50'],
  [100, '50_100'],
  [Infinity, 'over_100'],
];

/** Coordinates of the centre of a place, in degrees. */
export interface Coordinates {
  latitude: number | null;
  longitude: number | null;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance between two place centres as a bucket, never more precise; null when a place is unknown. */
export function getDistanceBucket(from: Coordinates, to: Coordinates): DistanceBucket | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null;
  const latitudeTerm = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2;
  const longitudeTerm = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  const haversine = latitudeTerm + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * longitudeTerm;
  const km = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
  return BUCKETS.find(([limit]) => km < limit)?.[1] ?? null;
}
