import { type ApiReply, type BootData, type LanderDocument, type Release } from '@rendezvous/shared/contract';
import type { Resolution } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { toCanonicalPath } from '../search/pageAddresses';
import type { RouteMatch } from './matchPlanRoute';
import { shellRoutes } from './shellRoutes';
import { toPlainText } from './toPlainText';

/** Id of the heading of the shell's page for unknown addresses. */
const NOT_FOUND_HEADING = 'shell.error.not_found';

/** Words about a page for search engines, link previews and the browser's tab. */
export interface PageTexts {
  /** Title of the document. */
  title: string;
  /** Title without the name of the site; of a lander, its campaign's headline. */
  headline: string;
  /** Of a lander, the text of its campaign; of a page without a description, that of the site. */
  description: string;
}

/**
 * The domain's own title for the home page; elsewhere the title of the text page or route in the visitor's language, with the domain's as the
 * fallback. The browser shows the same title once its scripts run.
 */
export async function getPageTexts(
  { catalogues }: Pick<SiteContext, 'catalogues'>,
  resolution: Resolution,
  { settings, locale, replies = {} }: Pick<BootData, 'settings' | 'locale' | 'replies'>,
  match: RouteMatch | undefined,
): Promise<PageTexts> {
  const { index_title: siteTitle, name, description } = settings;
  if (match?.route.name === 'index') return { title: siteTitle, headline: siteTitle, description };
  const messages = await catalogues.loadMessages(findOwningRelease(resolution, match), locale);
  const textPage = match?.route.name === 'token' ? findReply<ApiReply<'GET /api/page.php'>>(replies, '/api/page.php')?.page : undefined;
  const pageTitle = textPage?.title ?? toPlainText(messages[match?.route.titleKey ?? NOT_FOUND_HEADING]);
  const lander = findLander(replies);
  const ownDescription = lander?.text ?? toPlainText(messages[findDescriptionKey(match) ?? '']);
  return {
    title: pageTitle === undefined ? siteTitle : `${pageTitle} · ${name}`,
    headline: lander?.headline ?? pageTitle ?? siteTitle,
    description: ownDescription ?? description,
  };
}

/** Message id of the description of the page at the canonical path. */
const findDescriptionKey = (match: RouteMatch | undefined): string | undefined =>
  match?.route.name === 'token'
    ? shellRoutes.find(({ path }) => path === toCanonicalPath(match))?.descriptionKey
    : match?.route.descriptionKey;

/** The lander among the replies; undefined if there is none. */
const findLander = (replies: Record<string, unknown>): LanderDocument | undefined =>
  findReply<ApiReply<'GET /api/lander.php'>>(replies, '/api/lander.php')?.lander;

/** Reply of a call among the replies that a page shows; undefined if it shows none. */
export const findReply = <Reply>(replies: Record<string, unknown>, path: string): Reply | undefined =>
  Object.entries(replies).find(([address]) => address.split('?')[0] === path)?.[1] as Reply | undefined;

const findOwningRelease = ({ shell, releases }: Resolution, match: RouteMatch | undefined): Release | undefined =>
  match === undefined || match.owner === 'shell' ? shell : releases[match.owner]?.[0];
