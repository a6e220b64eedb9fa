import { superagentTransport } from '@rendezvous/shared/http';
import type { StoreServices } from '@rendezvous/shared/store';
import { browserCookies } from './browserCookies';
import { browserGeo } from './browserGeo';
import { browserPush } from './browserPush';
import { browserStorage } from './browserStorage';
import { browserTabs } from './browserTabs';

/** Browser services as the root store needs them. */
export function browserServices(loadCatalogues: StoreServices['loadCatalogues']): StoreServices {
  return {
    transport: superagentTransport(),
    now: Date.now,
    random: Math.random,
    after(ms, callback) {
      const timer = window.setTimeout(callback, ms);
      return () => window.clearTimeout(timer);
    },
    sleep: (ms) => new Promise((resolve) => void window.setTimeout(resolve, ms)),
    local: browserStorage(() => window.localStorage),
    session: browserStorage(() => window.sessionStorage),
    cookies: browserCookies(document),
    address: () => window.location,
    tabs: browserTabs(),
    push: browserPush(navigator),
    geo: browserGeo(navigator),
    loadCatalogues,
  };
}
