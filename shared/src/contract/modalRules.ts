import { ENTRY_WARNING_COUNTRIES } from './constants';
import type { LayoutName } from './routeDeclaration';

const MAX_DELAY_S = 600;

/** Query parameter with the delay of the like modal. */
export const LIKE_MODAL_PARAM = 't';

/** Parses the delay of the like modal in seconds, 0 to 600; undefined for anything else, which is ignored. */
export function likeModalDelay(value: string | null): number | undefined {
  if (value === null || !/^\d{1,3}$/.test(value)) return undefined;
  return Number(value) <= MAX_DELAY_S ? Number(value) : undefined;
}

/** Names of the routes that open the like modal for the member `{id}`. */
export const LIKE_MODAL_ROUTES: readonly string[] = [
  'members-id',
  'likes-m-id',
  'members-id-landing',
  'members-id-landing2-slug',
  'members-id-landing3-slug',
];

/** Countries whose visitors are warned, by layout; null means all. */
const WARNED_COUNTRIES: Record<LayoutName, readonly string[] | null> = {
  Default: null,
  Chat: ENTRY_WARNING_COUNTRIES,
  Lander: ENTRY_WARNING_COUNTRIES,
  Empty: ENTRY_WARNING_COUNTRIES,
};

/** Inputs that determine whether the site-entry warning is shown. */
export interface EntryWarningFacts {
  layout: LayoutName;
  /** ISO 3166 alpha-2. */
  country: string;
  signedIn: boolean;
  installed: boolean;
  /** Value of `settings.enable_site_entry_popup`. */
  enabled: boolean;
  /** True once the skip timestamp is stored. */
  skipped: boolean;
}

/** True when the entry warning is shown: never to members, in the installed app, once dismissed or where the domain disables it. */
export function showsEntryWarning({ layout, country, signedIn, installed, enabled, skipped }: EntryWarningFacts): boolean {
  if (signedIn || installed || !enabled || skipped) return false;
  return WARNED_COUNTRIES[layout]?.includes(country) ?? true;
}
