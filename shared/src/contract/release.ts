import type { Locale } from './locales';
import type { RouteDeclaration } from './routeDeclaration';
import type { RemoteName } from './routes';

/** Versions that a release requires from the shell, as semver ranges. */
export interface ReleaseRequires {
  shared: string;
  contract: string;
  runtime: string;
}

/** Content of release.json, which describes a release in its immutable folder `/r/<remote>/<version>-<hash8>/`. */
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
  /** Digest (`sha256-…`) of each file. */
  integrity: Record<string, string>;
  /** Files that each screen or slot needs besides the entry, by chunk name, for example `screen-chats`. */
  preload: Record<string, string[]>;
  /** Remotes only: entry points (doors) of shared that the shell should fetch for a screen or slot, by chunk name as in `preload`. */
  doors?: Record<string, string[]>;
  /** Catalogue file of each locale. */
  catalogues: Partial<Record<Locale, string>>;
  /** Number of translations that wait for review, by locale; missing when none does. */
  openReviews?: Partial<Record<Locale, number>>;
  requires: ReleaseRequires;
  /** Shell only: the versions that the release provides to remotes. */
  provides?: { shared: string; contract: string; runtime: string };
  /** Names of the Trusted Types policies that the release needs. */
  policies: string[];
  /** Total size of the files in bytes, uncompressed. */
  size: number;
  git: string;
  /** Unix seconds. */
  builtAt: number;
  /** Team that signed the release. */
  signedBy: string;
  /** Ed25519 signature of all other fields, base64. */
  signature: string;
}

/** Data about a shell release that the site server sends to its service worker. */
export interface WorkerRelease {
  /** Digests (`sha256-…`) of the files that every page needs, by URL. */
  files: Record<string, string>;
  /** Texts that the worker itself shows, by locale and message id. */
  texts: Partial<Record<Locale, Record<string, string>>>;
}
