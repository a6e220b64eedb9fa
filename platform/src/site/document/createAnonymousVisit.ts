import type { Locale } from '@rendezvous/shared/contract';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';

/** Creates an anonymous visit to the default domain, for pages rendered in advance; rejects while the api is down. */
export async function createAnonymousVisit({ boot, hosts, publicOrigin }: SiteContext, locale: Locale): Promise<OpenVisit> {
  const visit = {
    host: hosts[0] ?? new URL(publicOrigin).hostname,
    query: {},
    country: '',
    chosenCountry: undefined,
    locale,
    cookie: '',
    keptFiles: new Set<string>(),
    chosen: [],
  };
  return {
    ...visit,
    appearance: 'system',
    timeZone: undefined,
    hiddenAlerts: undefined,
    visitorId: '',
    user: Promise.resolve(null),
    boot: await boot.load(visit),
  };
}
