import { type ApiReply, type BootData, type LanderDocument, type Release } from '@rendezvous/shared/contract';
import type { Resolution } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { toCanonicalPath } from '../search/pageAddresses';
import type { RouteMatch } from './matchPlanRoute';
import { shellRoutes } from './shellRoutes';
import { toPlainText } from './toPlainText';

/** Id of the heading of the shell's page for unknown URLs. */
const NOT_FOUND_HEADING = 'shell.error.not_found';

/** Texts about a page for search engines, link previews and the browser's tab. */
export interface PageTexts {
  /** Title of the document. */
  title: string;
  /** Title without the name of the site or, for a lander, its campaign's headline. */
  headline: string;
  /** For a lander, its campaign's text; otherwise the page's description or, if it has none, the site's. */
  description: string;
}

/**
 * Loads the texts about a page. The home page has the domain's own title; any other page has that of its text page or route in the
 * visitor's language, or else the domain's. The page's scripts set the same title when they run.
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
  const pageTitle = findTitle(match, replies, messages);
  const { headline, text } = findLander(replies) ?? { headline: pageTitle, text: findDescription(match, messages) };
  return {
    title: pageTitle === undefined ? siteTitle : `${pageTitle} · ${name}`,
    headline: headline ?? siteTitle,
    description: text ?? description,
  };
}

type Replies = Readonly<Record<string, unknown>>;

/**
 * Returns the title in the reply of a text page, or else that of the route or the page for unknown URLs; undefined if its text is missing.
 */
function findTitle(match: RouteMatch | undefined, replies: Replies, messages: Replies): string | undefined {
  const titleKey = match === undefined ? NOT_FOUND_HEADING : match.route.titleKey;
  const textPage = match?.route.name === 'token' ? findReply<ApiReply<'GET /api/page.php'>>(replies, '/api/page.php')?.page : undefined;
  return textPage?.title ?? toPlainText(messages[titleKey]);
}

/** Returns the description of a page; for a text page, that of the route at its canonical path. Undefined if the page has none. */
function findDescription(match: RouteMatch | undefined, messages: Replies): string | undefined {
  const isTextPage = match?.route.name === 'token';
  const route = isTextPage ? shellRoutes.find(({ path }) => path === toCanonicalPath(match)) : match?.route;
  return route?.descriptionKey === undefined ? undefined : toPlainText(messages[route.descriptionKey]);
}

/** Returns the lander among the replies; undefined if there is none. */
const findLander = (replies: Replies): LanderDocument | undefined =>
  findReply<ApiReply<'GET /api/lander.php'>>(replies, '/api/lander.php')?.lander;

/** Finds the reply to a call of `path` among a page's replies; undefined if there is none. */
export const findReply = <Reply>(replies: Replies, path: string): Reply | undefined =>
  Object.entries(replies).find(([address]) => address.split('?')[0] === path)?.[1] as Reply | undefined;

const findOwningRelease = ({ shell, releases }: Resolution, match: RouteMatch | undefined): Release | undefined =>
  match === undefined || match.owner === 'shell' ? shell : releases[match.owner]?.[0];
