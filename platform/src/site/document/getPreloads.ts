import type { Locale, Release } from '@rendezvous/shared/contract';
import { findCatalogueFile, getReleaseBase } from '../../registry/Registry';
import type { Resolution } from '../../registry/resolveVisit';
import type { RouteMatch } from './matchPlanRoute';

/** A file to fetch while the document is being parsed. */
export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  integrity: string;
}

/** Key under which a release lists the files that every screen needs. */
const ALL_SCREENS_KEY = '*';

/** Returns the files for the first screen: those of the shell, and the entry, chunks and texts of the matched remote. */
export function getPreloads({ shell, releases }: Resolution, match: RouteMatch | undefined, locale: Locale): Preload[] {
  const remote = match === undefined || match.owner === 'shell' ? undefined : releases[match.owner]?.[0];
  const shellFiles = shell === undefined ? [] : toPreloads(shell, match === undefined ? [] : toShellKeys(match, remote), locale);
  return [...shellFiles, ...(remote === undefined ? [] : toPreloads(remote, [toScreenKey(match)], locale))];
}

const toScreenKey = (match: RouteMatch | undefined): string => `screen-${match?.route.name}`;

/**
 * Returns the keys of the shell's files besides its entry: its own screen or the doors the remote uses, and the code for api calls unless
 * the page is public.
 */
function toShellKeys(match: RouteMatch, remote: Release | undefined): string[] {
  const screenKey = toScreenKey(match);
  const doorKeys = (remote?.doors?.[screenKey] ?? []).map((door) => `door-${door}`);
  return [...(match.owner === 'shell' ? [screenKey] : doorKeys), ...(match.route.access === 'public' ? [] : ['calls'])];
}

function toPreloads(release: Release, preloadKeys: readonly string[], locale: Locale): Preload[] {
  const chunks = [ALL_SCREENS_KEY, ...preloadKeys].flatMap((name) => release.preload[name] ?? []);
  const catalogueName = findCatalogueFile(release, locale);
  const scripts = [...new Set([release.entry, ...chunks])].map((file) => toPreload(release, file, 'script'));
  return catalogueName === undefined ? scripts : [...scripts, toPreload(release, catalogueName, 'fetch')];
}

const toPreload = (release: Release, file: string, as: Preload['as']): Preload => ({
  href: getReleaseBase(release) + file,
  as,
  integrity: release.integrity[file] ?? '',
});
