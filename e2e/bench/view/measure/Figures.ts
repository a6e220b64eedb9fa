import type { PageRequest } from './PageRequest';

/** Measurements of one visit to one view; times in ms. */
export interface Figures {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** Duration of the slowest event caused by the tap; 0 without a tap. */
  inp: number;
  /** Requests that reached the network. */
  requests: number;
  /** Length of the longest chain of dependent requests before the largest paint. */
  depth: number;
  /** Like `depth`, but counts only documents, scripts, styles and texts. */
  codeDepth: number;
  /** KB transferred until the page was idle. */
  kb: number;
}

export const FIGURES = ['lcp', 'fcp', 'tbt', 'cls', 'inp', 'requests', 'depth', 'codeDepth', 'kb'] as const satisfies (keyof Figures)[];

/** A visit with the details behind its figures. */
export interface Visit extends Figures {
  lcpElement: string;
  lcpUrl: string;
  /** Time of the load event in ms; deferred requests wait for it on purpose. */
  loaded: number;
  waterfall: PageRequest[];
  longTasks: { start: number; duration: number }[];
}
