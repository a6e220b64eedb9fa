import type { Gender } from './profile';
import type { Locale } from './locales';
import type { NicheName } from './settings';

/** Texts of a campaign in one language. */
export interface LanderTexts {
  headline: string;
  text: string;
  call_to_action: string;
}

/** One of the 2 to 4 variants of a campaign that are compared; fields that it omits have the campaign's values. */
export interface CampaignVariant {
  /** Name under which its figures are counted. */
  name: string;
  /** Share of the visits in percent; the weights of a campaign add up to 100. */
  weight: number;
  /** Name of the picture or clip. */
  image?: string;
  /** The texts that differ: the same fields in every language. */
  texts?: Record<Locale, Partial<LanderTexts>>;
}

/** Content for an existing lander, written by marketing; every text must follow the truth rules of R-352. */
export interface LanderCampaign {
  /** Name of the lander, for example `gallery`. */
  name: string;
  /** Slug of the campaign; unknown slugs show the campaign with the slug `default` or, without one, the lander's own content. */
  slug: string;
  /** Name of the picture or clip that the lander shows. */
  image: string;
  /** Names of further pictures or clips, in order, for cards without a member or after the first clip; the lander's own by default. */
  images?: readonly string[];
  /** Restricts the members shown to those who match the NICHE_FILTERS of the niche; null or absent shows everybody. */
  niche?: NicheName | null;
  /** Gender preselected in the sign-up form; null for none. */
  gender: Gender | null;
  texts: Record<Locale, LanderTexts>;
  /** Period in which the campaign is shown, ISO 8601 in UTC, for example `2026-12-01T00:00:00Z`; `until` is exclusive. */
  schedule?: { from?: string; until?: string };
  /** Variants that are compared; absent for a campaign that shows the same to everybody. */
  variants?: CampaignVariant[];
}

/** The fields of a campaign that are needed to choose one of its variants. */
export type ComparedCampaign = Pick<LanderCampaign, 'name' | 'slug'> & { variants: Pick<CampaignVariant, 'name' | 'weight'>[] };

/** Views and sign-ups of a campaign's variant on a day, without any personal data. */
export interface LanderFigure {
  name: string;
  slug: string;
  /** `default` for a campaign without variants. */
  variant: string;
  /** UTC day, YYYY-MM-DD. */
  day: string;
  /** Number of visitors who saw this variant for the first time that day; each is counted once per variant. */
  views: number;
  /** Number of sign-ups by visitors who saw this variant last. */
  signups: number;
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

/** A campaign that has been launched and not stopped, with the change that made its revision live. */
export interface LiveLander extends LanderLaunch {
  revision: number;
  schedule: NonNullable<LanderCampaign['schedule']> | null;
  /** False outside the schedule of the campaign. */
  isShown: boolean;
}

/** The live campaigns, ordered by name and slug, and the changes to them, newest first. */
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
  /** Live revision before the change; null for none. */
  before: number | null;
  /** Live revision after the change; null for none. */
  after: number | null;
  dryRun: boolean;
}

/** A preview of a revision, at a signed URL. */
export interface LanderPreview {
  revision: number;
  /** Name of the variant shown; `default` for a campaign without variants. */
  variant: string;
  /** Path and query of the page. */
  address: string;
  /** Unix seconds. */
  expires: number;
}

/** Prefix reserved for the slugs of previews; campaigns must not use it. */
export const PREVIEW_PREFIX = 'preview-';

/** Name that stands for the variant in figures and previews of a campaign without variants. */
export const DEFAULT_VARIANT = 'default';

/** Header of the site server's calls to the api, with the variant that it has chosen for the document. */
export const VARIANT_HEADER = 'x-lander-variant';

/** Label for deriving, from the shared secret, the key for the site server's internal calls to the api. */
export const INTERNAL_KEY_LABEL = 'internal calls of the site server';
