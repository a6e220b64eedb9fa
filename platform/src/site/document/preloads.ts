import type { Locale, Release } from '@rendezvous/shared/contract';
import { catalogueFile, releaseBase } from '../../registry/Registry';
import type { Resolution } from '../../registry/resolve';
import type { RouteMatch } from './matchPlanRoute';

/** A file to fetch while the document is being parsed. */
export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  integrity: string;
}

/** Files of a release that every screen needs. */
const ALWAYS = '*';

/** Files for the first screen: shell and texts, the matched remote's entry, its screen and its texts. */
export function preloads({ shell, releases }: Resolution, match: RouteMatch | undefined, locale: Locale): Preload[] {
  const remote = match === undefined || match.owner === 'shell' ? undefined : releases[match.owner]?.[0];
  const own = shell === undefined ? [] : filesOf(shell, match === undefined ? [] : shellParts(match, remote), locale);
  return [...own, ...(remote === undefined ? [] : filesOf(remote, [screenOf(match)], locale))];
}

const screenOf = (match: RouteMatch | undefined): string => `screen-${match?.route.name}`;

/** Parts of the shell besides its entry: its own screen, or the remote's doors; and the code that sends calls, when the document has no data. */
function shellParts(match: RouteMatch, remote: Release | undefined): string[] {
  const screen = screenOf(match);
  const doors = (remote?.doors?.[screen] ?? []).map((door) => `door-${door}`);
  return [...(match.owner === 'shell' ? [screen] : doors), ...(match.route.access === 'public' ? [] : ['calls'])];
}

function filesOf(release: Release, names: readonly string[], locale: Locale): Preload[] {
  const chunks = [ALWAYS, ...names].flatMap((name) => release.preload[name] ?? []);
  const texts = catalogueFile(release, locale);
  const scripts = [...new Set([release.entry, ...chunks])].map((file) => preload(release, file, 'script'));
  return texts === undefined ? scripts : [...scripts, preload(release, texts, 'fetch')];
}

const preload = (release: Release, file: string, as: Preload['as']): Preload => ({
  href: releaseBase(release) + file,
  as,
  integrity: release.integrity[file] ?? '',
});
