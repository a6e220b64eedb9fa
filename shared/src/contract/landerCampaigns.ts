import type { Gender } from './profile';
import type { Locale } from './locales';

/** Texts of a lander's variant in one language. */
export interface LanderTexts {
  headline: string;
  text: string;
  call_to_action: string;
}

/** A variant of an existing lander, as marketing writes it; every text follows the truth rules of R-352. */
export interface LanderCampaign {
  /** Name of the lander, for example `gallery`. */
  name: string;
  /** Slug of the campaign; `default` is the lander's own variant, used for every unknown slug. */
  slug: string;
  /** Name of the picture or clip that the lander shows. */
  image: string;
  /** Preselected in the sign-up. */
  gender: Gender | null;
  texts: Record<Locale, LanderTexts>;
  /** Shown during this time only, ISO 8601 in UTC, for example `2026-12-01T00:00:00Z`; `until` is exclusive. */
  schedule?: { from?: string; until?: string };
}

/** A problem of a campaign. */
export interface LanderFinding {
  /** Path in the file, for example `texts.nl.headline`. */
  path: string;
  problem: string;
}

/** A change of what is live: a launch, a rollback or a stop. */
export interface LanderLaunch {
  /** Counts the changes of all landers. */
  serial: number;
  name: string;
  slug: string;
  /** Null when the campaign was stopped. */
  revision: number | null;
  /** Name of the team. */
  who: string;
  why: string;
  /** Unix seconds. */
  at: number;
}

/** A launched campaign. */
export interface LiveLander extends LanderLaunch {
  revision: number;
  schedule: NonNullable<LanderCampaign['schedule']> | null;
  /** False before and after its schedule. */
  isShown: boolean;
}

/** Live campaigns by name and slug, and the latest changes first. */
export interface LanderStatus {
  serial: number;
  live: LiveLander[];
  launches: LanderLaunch[];
}

/** Result of a change or, with `dryRun`, a preview of it. */
export interface LanderChanged {
  serial: number;
  name: string;
  slug: string;
  /** Live campaign before and after; null for none. */
  before: number | null;
  after: number | null;
  dryRun: boolean;
}

/** A campaign shown at one secret address only. */
export interface LanderPreview {
  revision: number;
  /** Path and query of the page. */
  address: string;
  /** Unix seconds. */
  expires: number;
}

/** Prefix of a preview's slug; no campaign's slug starts with it. */
export const PREVIEW_PREFIX = 'preview-';

/** Label from which, along with the shared secret, the site server's key for the api's internal calls is derived. */
export const INTERNAL_KEY_LABEL = 'internal calls of the site server';
