import type { ApiReply, BootData, Release } from '@rendezvous/shared/contract';
import type { Resolution } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import type { RouteMatch } from './matchPlanRoute';
import { toPlainText } from './toPlainText';

/** Id of the heading of the shell's page for unknown addresses. */
const NOT_FOUND_HEADING = 'shell.error.not_found';

/**
 * The domain's own title for the home page; elsewhere the title of the text page or route in the visitor's language, with the domain's as the
 * fallback.
 */
export async function getTitle(
  { catalogues }: Pick<SiteContext, 'catalogues'>,
  resolution: Resolution,
  { settings, locale, replies = {} }: Pick<BootData, 'settings' | 'locale' | 'replies'>,
  match: RouteMatch | undefined,
): Promise<string> {
  const { index_title: title, name } = settings;
  if (match?.route.name === 'index') return title;
  const messages = await catalogues.loadMessages(findOwningRelease(resolution, match), locale);
  const pageTitle = findTextPageTitle(replies) ?? toPlainText(messages[match?.route.titleKey ?? NOT_FOUND_HEADING]);
  return pageTitle === undefined ? title : `${pageTitle} · ${name}`;
}

/** Title of the text page among the replies; undefined if there is none. */
function findTextPageTitle(replies: Record<string, unknown>): string | undefined {
  const [page] = Object.entries(replies).flatMap(([address, reply]) =>
    address.startsWith('/api/page.php?') ? [(reply as ApiReply<'GET /api/page.php'>).page] : [],
  );
  return page?.title;
}

const findOwningRelease = ({ shell, releases }: Resolution, match: RouteMatch | undefined): Release | undefined =>
  match === undefined || match.owner === 'shell' ? shell : releases[match.owner]?.[0];
