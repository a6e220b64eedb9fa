import type { Locale } from './locales';
import type { RouteDeclaration } from './routeDeclaration';
import type { RemoteName } from './routes';

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

/** What the site server tells a shell's service worker. */
export interface WorkerRelease {
  /** Files that every page needs, address to `sha256-…`. */
  files: Record<string, string>;
  /** Texts that the worker shows itself, by locale: id to text. */
  texts: Partial<Record<Locale, Record<string, string>>>;
}
