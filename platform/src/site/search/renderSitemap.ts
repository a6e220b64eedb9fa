import type { Settings } from '@rendezvous/shared/contract';
import type { Resolution } from '../../registry/resolveVisit';
import { escapeHtml } from '../document/escapeHtml';
import { shellRoutes } from '../document/shellRoutes';
import { isIndexable } from './isIndexable';
import { createPageAddresses, getDomainLocales, toAlternates, toCanonicalPath } from './pageAddresses';

interface SitemapPage {
  path: string;
  /** When the release with the page was built, in Unix seconds. */
  builtAt: number;
}

/** Finds the pages that search engines may index, at their canonical paths and sorted by these. */
function findPages({ plan, shell, releases }: Resolution): SitemapPage[] {
  const owners = [
    ...(shell === undefined ? [] : [{ routes: [...shellRoutes, ...shell.routes], release: shell }]),
    ...plan.remotes.map(({ name, state, routes }) => ({ routes, release: state === 'on' ? releases[name]?.[0] : undefined })),
  ];
  const pages = owners.flatMap(({ routes, release }) =>
    routes.filter(isIndexable).flatMap((route) => {
      const path = toCanonicalPath({ route, params: {} });
      return release === undefined || path === undefined ? [] : [{ path, builtAt: release.builtAt }];
    }),
  );
  return pages.sort((left, right) => (left.path < right.path ? -1 : 1));
}

const toDay = (unixSeconds: number): string => new Date(unixSeconds * 1_000).toISOString().slice(0, 10);

/**
 * Renders the sitemap of a domain: every version of every public page, with links to all versions of the same page (sitemaps.org 0.9,
 *
 */
export function renderSitemap(resolution: Resolution, settings: Pick<Settings, 'countries'>, origin: string): string {
  const locales = getDomainLocales(settings);
  const entries = findPages(resolution).flatMap(({ path, builtAt }) => {
    const alternates = toAlternates(createPageAddresses(origin, path, locales));
    const links = alternates.map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`).join('');
    return alternates.map(([, address]) => `<url><loc>${escapeHtml(address)}</loc><lastmod>${toDay(builtAt)}</lastmod>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
