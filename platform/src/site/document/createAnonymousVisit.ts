import type { Locale } from '@rendezvous/shared/contract';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';

const getDefaultHost = ({ hosts, publicOrigin }: SiteContext): string => hosts[0] ?? new URL(publicOrigin).hostname;

/**
 * Creates an anonymous visit to a domain, used to build content that is the same for all its visitors, or for all who see `variant`; rejects while
 * the api is down.
 */
export async function createAnonymousVisit(
  context: SiteContext,
  locale: Locale,
  host = getDefaultHost(context),
  variant?: string,
): Promise<OpenVisit> {
  const visit = {
    host,
    query: {},
    country: '',
    chosenCountry: undefined,
    locale,
    cookie: '',
    keptFiles: new Set<string>(),
    chosenOverrides: [],
    variant,
  };
  return {
    ...visit,
    appearance: 'system',
    timeZone: undefined,
    hiddenAlerts: undefined,
    visitorId: '',
    user: Promise.resolve(null),
    boot: await context.boot.load(visit),
  };
}
