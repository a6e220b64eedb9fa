import type { RemoteName } from './routes';

/** A failure that the browser reports to /platform/beacon. */
export interface Beacon {
  token: string;
  remote: RemoteName | 'shell';
  release: string;
  rung: 'entry' | 'retry' | 'last-good' | 'chunk' | 'render' | 'fallback' | 'killed';
  reason: string;
}

/** A page's report on one release that it loaded, with web vitals once they are final; `lcp` only for releases of the first screen. */
export interface ReleaseReport {
  remote: RemoteName | 'shell';
  release: string;
  /** Largest contentful paint, in ms. */
  lcp?: number;
  /** Interaction to next paint, in ms. */
  inp?: number;
  /** Cumulative layout shift, without unit. */
  cls?: number;
}

/** Report to /platform/beacon on the releases that a page runs: the baseline against which failures are compared. */
export interface VisitReport {
  token: string;
  releases: ReleaseReport[];
}
