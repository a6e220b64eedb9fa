import { type Locale, replyAddress } from '@rendezvous/shared/contract';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';
import type { RouteMatch } from './matchPlanRoute';

type Replies = Record<string, unknown>;

/** Addresses of a page's reads, for a locale and path parameters. */
function addressesOf({ route, params }: RouteMatch, locale: Locale): string[] {
  const fill = (text: string): string | undefined => text.replace(/^\{(\w+)\}$/, (_, name: string) => ({ locale, ...params })[name] ?? '');
  return (route.replies ?? []).map((template) => {
    const [path = '', query = ''] = template.split('?');
    const filled = [...new URLSearchParams(query)].map(([key, value]) => [key, fill(value) || undefined] as const);
    return replyAddress(path, Object.fromEntries(filled));
  });
}

/** Replies shown by a route's page, so that neither rendering nor first paint waits for them; null when the entity does not exist. */
export async function fetchReplies(
  { boot }: Pick<SiteContext, 'boot'>,
  { host, country, chosenCountry, locale }: Pick<OpenVisit, 'host' | 'country' | 'chosenCountry' | 'locale'>,
  match: RouteMatch | undefined,
): Promise<Replies> {
  const ask = async (address: string): Promise<[string, unknown][]> => {
    // The page requests whatever cannot be read now.
    const reply = await boot.reply({ host, country, chosenCountry, address }).catch(() => undefined);
    return reply === undefined ? [] : [[address, reply]];
  };
  const addresses = match === undefined ? [] : addressesOf(match, locale);
  return Object.fromEntries((await Promise.all(addresses.map(ask))).flat());
}
