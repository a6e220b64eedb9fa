import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';
import type { RouteMatch } from './matchRoute';

/**
 * Title of the page of text at an address; null when its name is unknown, so that the document answers 404. Undefined for
 * every other route, and while the api cannot be asked: then the page itself finds out.
 */
export async function textPageOf(
  { boot }: Pick<SiteContext, 'boot'>,
  { host, locale }: Pick<OpenVisit, 'host' | 'locale'>,
  match: RouteMatch | undefined,
  pathname: string,
): Promise<string | null | undefined> {
  if (match?.route.name !== 'token') return undefined;
  return boot.textPage({ host, token: pathname.replaceAll('/', ''), locale }).catch(() => undefined);
}
