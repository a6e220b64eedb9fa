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
export interface Place {
  latitude: number | null;
  longitude: number | null;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance between two place centres as a bucket, never more precise; null when a place is unknown. */
export function distanceBucket(from: Place, to: Place): DistanceBucket | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null;
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  const km = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
  return BUCKETS.find(([limit]) => km < limit)?.[1] ?? null;
}
