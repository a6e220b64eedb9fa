import type { Locale } from './locales';
import type { RouteDeclaration } from './routeDeclaration';
import type { RemoteName } from './routes';

/** The data about a release that the browser needs to load it. */
export interface PlanCandidate {
  release: string;
  container: string;
  /** URL of the entry file, relative to the site. */
  entry: string;
  /** URL of the release's folder, ending with a slash. */
  base: string;
  /** Digests (`sha256-…`) of the entry and of the catalogue in `catalogues`, by file. */
  integrity: Record<string, string>;
  /** File with the texts in the visit's language, only for the chosen release; catalogues of other languages are at `CATALOGUE_PATH`. */
  catalogues: Partial<Record<Locale, string>>;
}

/** Path that returns the current `Plan` of the requesting browser, for pages that stay open. */
export const PLAN_PATH = '/platform/plan';

/** Path of the `Plan` next to the document on a plain static host. */
export const STATIC_PLAN_PATH = '/plan.json';

/** Path below which `/{remote}/{release}/{locale}` returns a `FoundCatalogue`, for switching the language without a reload. */
export const CATALOGUE_PATH = '/platform/catalogues';

/** URL of a catalogue and its digest (`sha256-…`). */
export interface FoundCatalogue {
  url: string;
  integrity: string;
}

export type RemoteState = 'on' | 'off' | 'maintenance';

export interface PlanRemote {
  name: RemoteName;
  state: RemoteState;
  /** The chosen release, followed by the last good one. */
  candidates: PlanCandidate[];
  routes: RouteDeclaration[];
  slots: string[];
  /** Blocked releases, for pages that may be running one; only in the plan at `PLAN_PATH`. */
  blocked?: string[];
}

/** The releases that a visit loads, by remote. */
export interface Plan {
  serial: number;
  shell: string;
  remotes: PlanRemote[];
}
