import type { Loaded } from './Loaded';

/** What one visit of one view costs; times in ms. */
export interface Figures {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** Longest event of the first tap. */
  inp: number;
  /** Requests that reached the network. */
  requests: number;
  /** Longest chain of requests before the largest paint, and the part of it that is code and texts. */
  depth: number;
  codeDepth: number;
  /** KB on the wire until the page was quiet. */
  kb: number;
}

export const FIGURES = ['lcp', 'fcp', 'tbt', 'cls', 'inp', 'requests', 'depth', 'codeDepth', 'kb'] as const satisfies (keyof Figures)[];

/** A visit with what explains its figures. */
export interface Visit extends Figures {
  lcpElement: string;
  lcpUrl: string;
  /** When the page had loaded, in ms: what is asked for later waits until then on purpose. */
  loaded: number;
  waterfall: Loaded[];
  longTasks: { start: number; duration: number }[];
}
