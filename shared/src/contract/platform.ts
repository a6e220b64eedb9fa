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

/** Data inlined in the document as JSON. */
export interface BootData {
  settings: Settings;
  locale: Locale;
  plan: Plan;
  /** Texts of the shell and shared in `locale`, preloaded by the document. Absent when the shell has none. */
  catalogue?: FoundCatalogue;
  /** Server time in unix milliseconds. */
  serverTime: number;
  nonce: string;
  user: User | null;
  /** Token that makes this visit's beacons count. */
  beaconToken: string;
  /** IANA name of the zone in which dates and times are rendered; absent while unknown. */
  timeZone?: string;
  company: Company | null;
  /** Replies that the first screen would request, by `replyAddress`. */
  replies?: Record<string, unknown>;
  /** Present when the root element contains the rendered page, or only its frame; hydration also needs the slots inside it. */
  rendered?: Pick<RenderedPage, 'frame' | 'slots'> & {
    /** Digest of everything that determines a page that is the same for every visitor; absent for personal pages. */
    key?: string;
    /** The page states that there is nothing at the address, which may look like a text page's. */
    isMissing?: boolean;
  };
}

/** What the site server tells a shell's service worker. */
export interface WorkerRelease {
  /** Files that every page needs, address to `sha256-…`. */
  files: Record<string, string>;
  /** Texts that the worker shows itself, by locale: id to text. */
  texts: Partial<Record<Locale, Record<string, string>>>;
}

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
