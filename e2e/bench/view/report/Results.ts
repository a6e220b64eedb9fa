import type { Figures } from '../measure/Figures';
import type { PageRequest } from '../measure/PageRequest';
import type { Variant } from '../variants/variants';
import type { Estimate } from './statistics';

export type Estimates = Record<keyof Figures, Estimate>;

/** Measurements of one variant of a view. */
export interface Outcome {
  cold: Estimates;
  warm: Estimates;
  /** LCP of the warm visit divided by that of the cold one. */
  warmToColdRatio: Estimate;
  /** Our LCP divided by that of this variant. */
  oursToThisRatio: Estimate;
  /** URL or description of the largest element; this and the fields below are those of the cold visit with the median LCP. */
  lcpElement: string;
  waterfall: PageRequest[];
  longTasks: { start: number; duration: number }[];
}

export interface ViewResults {
  view: string;
  access: 'public' | 'private';
  outcomes: Partial<Record<Variant, Outcome>>;
}
