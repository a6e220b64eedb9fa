import type { HairLock } from './hairLock';

/** How a hair style is built: bundles behind the head, bundles before it, and what is done to them. */
export interface HairStyle {
  name: string;
  /** Behind neck and shoulders. */
  back: readonly HairLock[];
  /** Over the face's edge and the shoulders. */
  front: readonly HairLock[];
  /** Sideways waves of the ends: width in units and number of waves. */
  wave?: { width: number; count: number };
  /** Curls as overlapping rings along these arcs. */
  curls?: readonly CurlArc[];
  /** Covers the ears. */
  hidesEars?: boolean;
}

export interface CurlArc {
  layer: 'back' | 'front';
  /** Chain of cubic curves the rings sit on. */
  path: readonly number[];
  count: number;
  radius: number;
}
