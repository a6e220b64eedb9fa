import type { Company } from '../calls/site';
import type { RenderedPage } from './rendering';
import type { RemoteName } from './routes';
import type { Locale } from './locales';
import type { Settings } from '../calls/site';
import type { User } from '../calls/users';

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
  /** Fetched while the document is parsed. */
  preload?: boolean;
  /** Rendered by the site server: for visitors before anybody asks, for a member on request. */
  prerender?: boolean;
  /**
   * Reads whose replies the page shows to all visitors, for example `/api/page.php?token={token}&locale={locale}`: `{locale}` and parameters of
   * the path are filled in, one that the address lacks is left out.
   */
  replies?: string[];
  /** Patterns that replace those of PARAM_PATTERNS. */
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

/** Versions a release needs from the shell. */
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
  /** Files each route's first screen needs, the entry not included. */
  preload: Record<string, string[]>;
  /** Of a remote: doors of shared that a screen or slot has the shell fetch, by the names of `preload`. */
  doors?: Record<string, string[]>;
  /** Locale to catalogue file. */
  catalogues: Partial<Record<Locale, string>>;
  requires: ReleaseRequires;
  /** Of the shell only: what it provides to remotes. */
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
  /** Of the chosen release the catalogue in the language of the visit; all others are at `CATALOGUE_PATH`. */
  catalogues: Partial<Record<Locale, string>>;
}

/** Answers the `Plan` of the browser that asks, for pages that stay open. */
export const PLAN_PATH = '/platform/plan';

/** The `Plan` beside the document of a plain static host. */
export const STATIC_PLAN_PATH = '/plan.json';

/** Answers `FoundCatalogue` at `/{remote}/{release}/{locale}` below it, for a switch of the language without a reload. */
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
  /** Chosen release first, then the last good one. */
  candidates: PlanCandidate[];
  routes: RouteDeclaration[];
  slots: string[];
  /** Releases that were taken away from everybody, for pages that may run one; only in the plan at `PLAN_PATH`. */
  blocked?: string[];
}

/** What one visit loads: which release of which remote. */
export interface Plan {
  serial: number;
  shell: string;
  remotes: PlanRemote[];
}

/** Data inlined in the document as JSON. */
export interface BootData {
  settings: Settings;
  locale: Locale;
  plan: Plan;
  /** Texts of the shell and shared in `locale`; the document asks for them ahead. Absent when the shell has none. */
  catalogue?: FoundCatalogue;
  /** Unix milliseconds at the server. */
  serverTime: number;
  nonce: string;
  user: User | null;
  /** Token that makes this visit's beacons count. */
  beaconToken: string;
  /** IANA name of the zone in which dates and times are rendered; absent while it is not known. */
  timeZone?: string;
  company: Company | null;
  /** Replies that the first screen would ask for, by `replyAddress`. */
  replies?: Record<string, unknown>;
  /** Present when the root element holds the rendered page, or only its frame; hydration needs the slots inside it as well. */
  rendered?: Pick<RenderedPage, 'frame' | 'slots'> & {
    /** Digest of all that decided on a page that every visitor sees; absent for one person's. */
    key?: string;
    /** The page says that there is nothing at the address, which may look like one of a page of text. */
    isMissing?: boolean;
  };
}

/** What the site server tells the service worker of a shell. */
export interface WorkerRelease {
  /** Files that every page needs, address to `sha256-…`. */
  files: Record<string, string>;
  /** Texts that the worker shows itself, by locale: id to text. */
  texts: Partial<Record<Locale, Record<string, string>>>;
}

/** A failure the browser reports to /platform/beacon. */
export interface Beacon {
  token: string;
  remote: RemoteName | 'shell';
  release: string;
  rung: 'entry' | 'retry' | 'last-good' | 'chunk' | 'render' | 'fallback' | 'killed';
  reason: string;
}

/** What a page tells of a release that it loaded: how the page did, its first paint only of what the first screen was made of. */
export interface ReleaseReport {
  remote: RemoteName | 'shell';
  release: string;
  /** Largest contentful paint, in ms. */
  lcp?: number;
  /** Slowest answer to a touch or key, in ms. */
  inp?: number;
  /** Sum of unexpected moves of the layout, without unit. */
  cls?: number;
}

/** What a page reports to /platform/beacon when nothing failed: the releases that it runs, so that failures can be set against them. */
export interface VisitReport {
  token: string;
  releases: ReleaseReport[];
}
