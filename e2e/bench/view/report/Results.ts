import type { Figures } from '../measure/Figures';
import type { PageRequest } from '../measure/PageRequest';
import type { Variant } from '../variants/variants';
import type { Estimate } from './statistics';

export type Estimates = Record<keyof Figures, Estimate>;

/** Cost of one variant of a view. */
export interface Outcome {
  cold: Estimates;
  warm: Estimates;
  /** LCP of the second visit over that of the first. */
  warmToCold: Estimate;
  /** LCP of ours over this variant's. */
  oursToThis: Estimate;
  /** Address or description of the largest element; this and the following belong to the cold visit with the median LCP. */
  lcpElement: string;
  waterfall: PageRequest[];
  longTasks: { start: number; duration: number }[];
}

export interface ViewResults {
  view: string;
  access: 'public' | 'private';
  outcomes: Partial<Record<Variant, Outcome>>;
}
