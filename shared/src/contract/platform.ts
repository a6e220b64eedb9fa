import type { RemoteName } from './routes';
import type { Locale } from './locales';

export const LAYOUTS = ['Default', 'Chat', 'Lander', 'Empty'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Who may open a route; `search` follows settings.logged_out_search. */
export const ACCESS_RULES = ['public', 'guest', 'user', 'search'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** A route as a remote declares it in remote.json. */
export interface RouteDeclaration {
  name: string;
  /** Path with `{param}` and `{param?}`. */
  path: string;
  layout: LayoutName;
  access: AccessRule;
  /** Message id of the title, in the remote's catalogue. */
  titleKey: string;
  /** Fetched while the document is being parsed. */
  preload?: boolean;
  /** Rendered by the site server: for visitors in advance, for members on request. */
  prerender?: boolean;
  /**
   * Reads whose replies the page shows to all visitors, for example `/api/page.php?token={token}&locale={locale}`: `{locale}` and path parameters are
   * filled in, missing ones are omitted.
   */
  replies?: string[];
  /** Patterns that override those of PARAM_PATTERNS. */
  params?: Record<string, string>;
}

/** remote.json: what a remote declares about itself as data. */
export interface RemoteManifest {
  name: RemoteName;
  owner: string;
  routes: RouteDeclaration[];
  /** Names of the slots this remote provides. */
  slots: string[];
}

/** Versions a release requires from the shell. */
export interface ReleaseRequires {
  /** Semver ranges. */
  shared: string;
  contract: string;
  runtime: string;
}

/** release.json: one immutable folder `/r/<remote>/<version>-<hash8>/`. */
export interface Release {
  /** `<version>-<hash8>`. */
  id: string;
  remote: RemoteName | 'shell';
  version: string;
  /** Name of the federation container, unique per release. */
  container: string;
  entry: string;
  routes: RouteDeclaration[];
  slots: string[];
  /** File to `sha256-…`. */
  integrity: Record<string, string>;
  /** Files needed by each route's first screen, without the entry. */
  preload: Record<string, string[]>;
  /** Remotes only: doors of shared that the shell should fetch for a screen or slot, by the names of `preload`. */
  doors?: Record<string, string[]>;
  /** Locale to catalogue file. */
  catalogues: Partial<Record<Locale, string>>;
  requires: ReleaseRequires;
  /** Shell only: what it provides to remotes. */
  provides?: { shared: string; contract: string; runtime: string };
  /** Trusted Types policies the release needs. */
  policies: string[];
  /** Total bytes of the files, brotli. */
  size: number;
  git: string;
  /** Unix seconds. */
  builtAt: number;
  /** Team that signed, and base64 Ed25519 signature over the rest of this document. */
  signedBy: string;
  signature: string;
}

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

/** What the site server tells a shell's service worker. */
export interface WorkerRelease {
  /** Files that every page needs, address to `sha256-…`. */
  files: Record<string, string>;
  /** Texts that the worker shows itself, by locale: id to text. */
  texts: Partial<Record<Locale, Record<string, string>>>;
}
