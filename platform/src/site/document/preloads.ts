import type { Locale, Release } from '@rendezvous/shared/contract';
import { releaseBase } from '../../registry/releaseBase';
import type { Resolution } from '../../registry/resolve';
import type { RouteMatch } from './matchRoute';

/** A file to fetch while the document is parsed. */
export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  integrity: string;
}

/** Files of a release that every screen needs. */
const ALWAYS = '*';

/** What the first screen needs: shell, the matched remote's entry, its screen and its texts (design.md, section 4). */
export function preloads({ shell, releases }: Resolution, match: RouteMatch | undefined, locale: Locale): Preload[] {
  const own = shell === undefined ? [] : filesOf(shell, match?.owner === 'shell' ? match.route.name : undefined, undefined);
  const remote = match === undefined || match.owner === 'shell' ? undefined : releases[match.owner]?.[0];
  return [...own, ...(remote === undefined ? [] : filesOf(remote, match?.route.name, locale))];
}

function filesOf(release: Release, screen: string | undefined, locale: Locale | undefined): Preload[] {
  const chunks = [...(release.preload[ALWAYS] ?? []), ...(release.preload[`screen-${screen}`] ?? release.preload[screen ?? ''] ?? [])];
  const texts = locale === undefined ? undefined : (release.catalogues[locale] ?? release.catalogues.en);
  const scripts = [...new Set([release.entry, ...chunks])].map((file) => preload(release, file, 'script'));
  return texts === undefined ? scripts : [...scripts, preload(release, texts, 'fetch')];
}

const preload = (release: Release, file: string, as: Preload['as']): Preload => ({
  href: releaseBase(release) + file,
  as,
  integrity: release.integrity[file] ?? '',
});
