import { type Locale, replyAddress } from '@rendezvous/shared/contract';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';
import type { RouteMatch } from './matchRoute';

type Replies = Record<string, unknown>;

/** Addresses of the reads that a page shows, for a locale and the parameters of its path. */
function addressesOf({ route, params }: RouteMatch, locale: Locale): string[] {
  const fill = (text: string): string | undefined => text.replace(/^\{(\w+)\}$/, (_, name: string) => ({ locale, ...params })[name] ?? '');
  return (route.replies ?? []).map((template) => {
    const [path = '', query = ''] = template.split('?');
    const filled = [...new URLSearchParams(query)].map(([key, value]) => [key, fill(value) || undefined] as const);
    return replyAddress(path, Object.fromEntries(filled));
  });
}

/** Replies that the page of a route shows, so that neither its rendering nor its first paint waits for one; null is a thing that does not exist. */
export async function repliesOf(
  { boot }: Pick<SiteContext, 'boot'>,
  { host, country, chosenCountry, locale }: Pick<OpenVisit, 'host' | 'country' | 'chosenCountry' | 'locale'>,
  match: RouteMatch | undefined,
): Promise<Replies> {
  const ask = async (address: string): Promise<[string, unknown][]> => {
    // What cannot be read now, the page asks for by itself.
    const reply = await boot.reply({ host, country, chosenCountry, address }).catch(() => undefined);
    return reply === undefined ? [] : [[address, reply]];
  };
  const addresses = match === undefined ? [] : addressesOf(match, locale);
  return Object.fromEntries((await Promise.all(addresses.map(ask))).flat());
}
