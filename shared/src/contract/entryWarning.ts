import { ENTRY_WARNING_COUNTRIES } from './constants';
import type { LayoutName } from './platform';

/** Countries whose visitors are warned, by layout; null means all. */
const COUNTRIES: Record<LayoutName, readonly string[] | null> = {
  Default: null,
  Chat: ENTRY_WARNING_COUNTRIES,
  Lander: ENTRY_WARNING_COUNTRIES,
  Empty: ENTRY_WARNING_COUNTRIES,
};

export interface EntryWarningFacts {
  layout: LayoutName;
  /** ISO 3166 alpha-2. */
  country: string;
  signedIn: boolean;
  installed: boolean;
  /** settings.enable_site_entry_popup. */
  enabled: boolean;
  /** True once the skip timestamp is stored. */
  skipped: boolean;
}

/** True when the site-entry warning is shown. */
export function showsEntryWarning({ layout, country, signedIn, installed, enabled, skipped }: EntryWarningFacts): boolean {
  if (signedIn || installed || !enabled || skipped) return false;
  return COUNTRIES[layout]?.includes(country) ?? true;
}
