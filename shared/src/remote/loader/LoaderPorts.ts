import type { Beacon, FoundCatalogue, Locale, RemoteName, VisitReport } from '../../contract';
import type { FederationRuntime } from '../federation/FederationRuntime';
import type { BadReleases } from './BadReleases';

/** External dependencies of the loader. */
export interface LoaderPorts {
  federation: FederationRuntime;
  badReleases: BadReleases;
  /** Loads a catalogue; rejects when it does not have the digest `integrity`. */
  fetchCatalogue: (url: string, integrity: string) => Promise<Record<string, unknown>>;
  /** Looks up the catalogue of a release in a language that the plan does not contain; undefined when there is none. */
  findCatalogue: (remote: RemoteName, release: string, locale: Locale) => Promise<FoundCatalogue | undefined>;
  /** Adds or replaces the texts of a remote. */
  mergeMessages: (remote: RemoteName, catalogue: Record<string, unknown>) => void;
  locale: () => Locale;
  online: () => boolean;
  report: (report: Omit<Beacon, 'token'> | Omit<VisitReport, 'token'>) => void;
  /** Reloads the page, at most once per 60 s; returns whether it did. */
  reloadForChunk: () => boolean;
}
