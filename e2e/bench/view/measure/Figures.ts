import type { PageRequest } from './PageRequest';

/** Cost of one visit to one view; times in ms. */
export interface Figures {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** Duration of the slowest event of the tap; 0 without a tap. */
  inp: number;
  /** Requests that reached the network. */
  requests: number;
  /** Length of the longest chain of dependent requests before the largest paint. */
  depth: number;
  /** The same for documents, scripts, styles and texts alone. */
  codeDepth: number;
  /** KB on the wire until the page was idle. */
  kb: number;
}

export const FIGURES = ['lcp', 'fcp', 'tbt', 'cls', 'inp', 'requests', 'depth', 'codeDepth', 'kb'] as const satisfies (keyof Figures)[];

/** A visit with the details behind its figures. */
export interface Visit extends Figures {
  lcpElement: string;
  lcpUrl: string;
  /** When the page had loaded, in ms; deferred requests wait until then on purpose. */
  loaded: number;
  waterfall: PageRequest[];
  longTasks: { start: number; duration: number }[];
}
