import type { Beacon, FoundCatalogue, Locale, RemoteName, VisitReport } from '../../contract';
import type { FederationRuntime } from '../federation/FederationRuntime';
import type { BadReleases } from './BadReleases';

/** The outside world as the loader needs it. */
export interface LoaderPorts {
  federation: FederationRuntime;
  badReleases: BadReleases;
  /** Loads the catalogue of a release; rejects when its digest is wrong. */
  fetchCatalogue: (url: string, integrity: string) => Promise<Record<string, unknown>>;
  /** Loads the catalogue of a release in a language other than the plan's; undefined when it has none. */
  findCatalogue: (remote: RemoteName, release: string, locale: Locale) => Promise<FoundCatalogue | undefined>;
  /** Replaces the texts of a remote. */
  mergeMessages: (remote: RemoteName, catalogue: Record<string, unknown>) => void;
  locale: () => Locale;
  online: () => boolean;
  report: (report: Omit<Beacon, 'token'> | Omit<VisitReport, 'token'>) => void;
  /** Reloads the page if the guard allows it; returns whether it did. */
  reloadForChunk: () => boolean;
}
