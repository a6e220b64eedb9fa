import type { Gender } from './profile';
import type { Locale } from './locales';

/** Texts of a campaign in one language. */
export interface LanderTexts {
  headline: string;
  text: string;
  call_to_action: string;
}

/** A variant of an existing lander, written by marketing; every text must follow the truth rules of R-352. */
export interface LanderCampaign {
  /** Name of the lander, for example `gallery`. */
  name: string;
  /** Slug of the campaign; `default` is the lander's own variant, used for every unknown slug. */
  slug: string;
  /** Name of the picture or clip that the lander shows. */
  image: string;
  /** Gender preselected in the sign-up; null for none. */
  gender: Gender | null;
  texts: Record<Locale, LanderTexts>;
  /** Period in which the campaign is shown, ISO 8601 in UTC, for example `2026-12-01T00:00:00Z`; `until` is exclusive. */
  schedule?: { from?: string; until?: string };
}

/** A problem found in a campaign file. */
export interface LanderFinding {
  /** Path in the file, for example `texts.nl.headline`. */
  path: string;
  problem: string;
}

/** A change to the live campaigns: a launch, a rollback or a stop. */
export interface LanderLaunch {
  /** Serial number of the change, across all landers. */
  serial: number;
  name: string;
  slug: string;
  /** Revision of the campaign; null when it was stopped. */
  revision: number | null;
  /** Name of the team that made the change. */
  who: string;
  why: string;
  /** Unix seconds. */
  at: number;
}

/** A launched campaign. */
export interface LiveLander extends LanderLaunch {
  revision: number;
  schedule: NonNullable<LanderCampaign['schedule']> | null;
  /** False outside its schedule. */
  isShown: boolean;
}

/** Live campaigns, ordered by name and slug, and changes, newest first. */
export interface LanderStatus {
  serial: number;
  live: LiveLander[];
  launches: LanderLaunch[];
}

/** Result of a change or, with `dryRun`, of a simulated one. */
export interface LanderChanged {
  serial: number;
  name: string;
  slug: string;
  /** Live revision before and after the change; null for none. */
  before: number | null;
  after: number | null;
  dryRun: boolean;
}

/** A revision that is shown only at a secret address. */
export interface LanderPreview {
  revision: number;
  /** Path and query of the page. */
  address: string;
  /** Unix seconds. */
  expires: number;
}

/** Prefix reserved for the slugs of previews; campaigns must not use it. */
export const PREVIEW_PREFIX = 'preview-';

/** Label for deriving, from the shared secret, the key for the site server's internal calls to the api. */
export const INTERNAL_KEY_LABEL = 'internal calls of the site server';
