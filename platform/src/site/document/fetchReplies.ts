import { type Locale, replyAddress } from '@rendezvous/shared/contract';
import type { PublicReply } from '../boot/BootSource';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';
import type { RouteMatch } from './matchPlanRoute';

type Replies = Record<string, unknown>;

/** Returns the URLs of the replies that a route declares, with the locale and path parameters filled in. */
function toReplyUrls({ route, params }: RouteMatch, locale: Locale): string[] {
  const fillPlaceholder = (text: string): string | undefined =>
    text.replace(/^\{(\w+)\}$/, (_, name: string) => ({ locale, ...params })[name] ?? '');
  return (route.replies ?? []).map((template) => {
    const [path = '', query = ''] = template.split('?');
    const queryEntries = [...new URLSearchParams(query)].map(([key, value]) => [key, fillPlaceholder(value) || undefined] as const);
    return replyAddress(path, Object.fromEntries(queryEntries));
  });
}

interface PageReplies {
  /** Bodies by URL; null when an entity does not exist. */
  replies: Replies;
  /** Whether all replies may be reused for other requests. */
  areReusable: boolean;
}

/** Loads the replies that a route declares, so that the first paint does not wait for them. */
export async function fetchReplies(
  { boot, variants }: Pick<SiteContext, 'boot' | 'variants'>,
  visit: Pick<OpenVisit, 'host' | 'country' | 'chosenCountry' | 'locale' | 'visitorId' | 'variant'>,
  match: RouteMatch | undefined,
): Promise<PageReplies> {
  const { host, country, chosenCountry, locale } = visit;
  const fetchReply = async (address: string): Promise<[string, PublicReply][]> => {
    const variant = await variants.find(address, visit);
    // If a reply cannot be loaded now, the page itself requests it.
    const reply = await boot.loadReply({ host, country, chosenCountry, address, variant }).catch(() => undefined);
    return reply === undefined ? [] : [[address, reply]];
  };
  const urls = match === undefined ? [] : toReplyUrls(match, locale);
  const entries = (await Promise.all(urls.map(fetchReply))).flat();
  return {
    replies: Object.fromEntries(entries.map(([address, { body }]) => [address, body])),
    areReusable: entries.every(([, { isReusable }]) => isReusable),
  };
}
