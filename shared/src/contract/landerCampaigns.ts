import type { Gender } from './gender';
import type { Locale } from './locales';

/** What a lander's variant says in one language. */
export interface LanderTexts {
  headline: string;
  text: string;
  call_to_action: string;
}

/** A variant of a lander that exists, as marketing writes it; every text keeps to the truth rules of R-352. */
export interface LanderCampaign {
  /** Of the lander, for example `gallery`. */
  name: string;
  /** Of the campaign; `default` is the lander's own variant, for every slug that nobody knows. */
  slug: string;
  /** Name of the picture or clip that the lander shows. */
  image: string;
  /** Preselected in the sign-up. */
  gender: Gender | null;
  texts: Record<Locale, LanderTexts>;
  /** Shown only then, ISO 8601 in UTC, for example `2026-12-01T00:00:00Z`; `until` is no longer in it. */
  schedule?: { from?: string; until?: string };
}

/** What is wrong with a campaign. */
export interface LanderFinding {
  /** Where in the file, for example `texts.nl.headline`. */
  path: string;
  problem: string;
}

/** A change of what is live: a launch, a rollback or a stop. */
export interface LanderLaunch {
  /** Counts all changes of all landers. */
  serial: number;
  name: string;
  slug: string;
  /** Null stopped the campaign. */
  revision: number | null;
  /** Team. */
  who: string;
  why: string;
  /** Unix seconds. */
  at: number;
}

/** A campaign that is launched. */
export interface LiveLander extends LanderLaunch {
  revision: number;
  schedule: NonNullable<LanderCampaign['schedule']> | null;
  /** False before its schedule begins and after it has ended. */
  isShown: boolean;
}

/** What is live, by name and slug, and the newest changes first. */
export interface LanderStatus {
  serial: number;
  live: LiveLander[];
  launches: LanderLaunch[];
}

/** What a change did, or with `dryRun` would do. */
export interface LanderChanged {
  serial: number;
  name: string;
  slug: string;
  /** Live before and after; null is none. */
  before: number | null;
  after: number | null;
  dryRun: boolean;
}

/** A campaign that is shown at one address only, to nobody who does not know it. */
export interface LanderPreview {
  revision: number;
  /** Path and query of the page. */
  address: string;
  /** Unix seconds. */
  expires: number;
}

/** Begins the slug at which a campaign is shown to who knows it; no campaign has such a name. */
export const PREVIEW_PREFIX = 'preview-';

/** Names what the site server's key for the api's internal calls is made of, beside the secret that both know. */
export const INTERNAL_KEY_LABEL = 'internal calls of the site server';
