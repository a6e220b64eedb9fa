import type { Loaded } from './Loaded';

/** Cost of one visit to one view; times in ms. */
export interface Figures {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** Longest event of the first tap. */
  inp: number;
  /** Requests that reached the network. */
  requests: number;
  /** Longest chain of requests before the largest paint, and its part of code and texts. */
  depth: number;
  codeDepth: number;
  /** KB on the wire until the page was idle. */
  kb: number;
}

export const FIGURES = ['lcp', 'fcp', 'tbt', 'cls', 'inp', 'requests', 'depth', 'codeDepth', 'kb'] as const satisfies (keyof Figures)[];

/** A visit with the details behind its figures. */
export interface Visit extends Figures {
  lcpElement: string;
  lcpUrl: string;
  /** When the page had loaded, in ms: deferred requests deliberately wait until then. */
  loaded: number;
  waterfall: Loaded[];
  longTasks: { start: number; duration: number }[];
}
