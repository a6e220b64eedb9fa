import type { Locale } from './locales';
import type { RouteDeclaration } from './routeDeclaration';
import type { RemoteName } from './routes';

/** A release as the browser needs it. */
export interface PlanCandidate {
  release: string;
  container: string;
  /** Absolute address of the entry. */
  entry: string;
  /** Base address of the release's files, ending with a slash. */
  base: string;
  /** Digests of the entry and of the catalogue below. */
  integrity: Record<string, string>;
  /** Catalogue of the chosen release in the visit's language; others are at `CATALOGUE_PATH`. */
  catalogues: Partial<Record<Locale, string>>;
}

/** Returns the requesting browser's `Plan`, for pages that stay open. */
export const PLAN_PATH = '/platform/plan';

/** The `Plan` next to the document of a plain static host. */
export const STATIC_PLAN_PATH = '/plan.json';

/** Returns `FoundCatalogue` at `/{remote}/{release}/{locale}` below it, for switching the language without a reload. */
export const CATALOGUE_PATH = '/platform/catalogues';

/** A catalogue of a release by address, with its `sha256-…`. */
export interface FoundCatalogue {
  url: string;
  integrity: string;
}

export type RemoteState = 'on' | 'off' | 'maintenance';

export interface PlanRemote {
  name: RemoteName;
  state: RemoteState;
  /** The chosen release, then the last good one. */
  candidates: PlanCandidate[];
  routes: RouteDeclaration[];
  slots: string[];
  /** Blocked releases, for pages that may be running one; only in the plan at `PLAN_PATH`. */
  blocked?: string[];
}

/** What a visit loads: the release of each remote. */
export interface Plan {
  serial: number;
  shell: string;
  remotes: PlanRemote[];
}
