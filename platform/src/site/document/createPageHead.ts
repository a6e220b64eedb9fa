import type { ApiReply } from '@rendezvous/shared/contract';
import type { Resolution } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { createStructuredData } from '../search/createStructuredData';
import { isIndexable } from '../search/isIndexable';
import { createPageAddresses, getDomainLocales, type PageAddresses, toAlternates, toOrigin } from '../search/pageAddresses';
import { createShareCard } from '../sharing/createShareCard';
import type { OpenVisit } from '../visit/openVisit';
import type { PublicBootData } from './createBootData';
import { escapeHtml, toInlineJson } from './escapeHtml';
import { findMailedLink } from './findStatus';
import { findReply, getPageTexts } from './getPageTexts';
import type { RouteMatch } from './matchPlanRoute';
import { renderSocialTags } from './renderSocialTags';

/** Description of a page in the head of its document. */
export interface PageHead {
  title: string;
  description: string;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  /** Tags for link previews, structured data and, if the page is indexed, canonical and alternate links; empty for a page that may not be shared. */
  elements: string;
}

export async function createPageHead(
  context: Pick<SiteContext, 'catalogues' | 'publicOrigin'>,
  { query }: Pick<OpenVisit, 'query'>,
  { resolution, boot, match }: { resolution: Resolution; boot: PublicBootData; match: RouteMatch | undefined },
): Promise<PageHead> {
  const { settings, locale, company, replies = {} } = boot;
  const pageTexts = await getPageTexts(context, resolution, boot, match);
  const { title, description } = pageTexts;
  const isBehindMailedLink = match !== undefined && findMailedLink(match.route.name, query) !== undefined;
  const card = match === undefined || isBehindMailedLink ? undefined : createShareCard(match, boot, pageTexts);
  if (match === undefined || card === undefined) return { title, description, isIndexed: false, elements: '' };
  const isIndexed = isIndexable(match.route);
  const origin = toOrigin(settings.domain, context.publicOrigin);
  const locales = getDomainLocales(settings);
  const addresses = createPageAddresses(origin, card.pagePath, locales, query);
  const otherLocales = locales.filter((other) => other !== locale);
  const tags = renderSocialTags({
    texts: card.texts,
    url: addresses.canonical,
    pictureUrl: origin + card.picturePath,
    locale,
    otherLocales,
  });
  const textPage = findReply<ApiReply<'GET /api/page.php'>>(replies, '/api/page.php')?.page;
  const data = createStructuredData(match.route.name, { settings, company, locale, origin }, textPage);
  const dataElement = data && `<script type="application/ld+json">${toInlineJson(data)}</script>`;
  const elements = [isIndexed && renderHeadLinks(addresses), tags, dataElement].filter((element) => typeof element === 'string');
  return { title, description, isIndexed, elements: elements.join('\n') };
}

/**
 * Renders the links to the canonical URL of a public page and to its alternates, one per language of the domain and `x-default`.
 */
const renderHeadLinks = (addresses: PageAddresses): string =>
  [
    `<link rel="canonical" href="${escapeHtml(addresses.canonical)}">`,
    ...toAlternates(addresses).map(([tag, url]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}">`),
  ].join('\n');
