import type { RemoteName } from './routes';

/** A failure that the browser reports to /platform/beacon. */
export interface Beacon {
  token: string;
  remote: RemoteName | 'shell';
  release: string;
  rung: 'entry' | 'retry' | 'last-good' | 'chunk' | 'render' | 'fallback' | 'killed';
  reason: string;
}

/** A page's report about a release it loaded, with its vitals; first paint only for what made up the first screen. */
export interface ReleaseReport {
  remote: RemoteName | 'shell';
  release: string;
  /** Largest contentful paint, in ms. */
  lcp?: number;
  /** Slowest response to an interaction, in ms. */
  inp?: number;
  /** Cumulative layout shift, without unit. */
  cls?: number;
}

/** Report to /platform/beacon when nothing failed: the releases in use, as a baseline for failures. */
export interface VisitReport {
  token: string;
  releases: ReleaseReport[];
}
