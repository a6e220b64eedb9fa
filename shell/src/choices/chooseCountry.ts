import { COUNTRY_COOKIE, STORAGE_KEYS } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { forgetPages } from '../services/forgetPages';

/** The visitor's choice of the country that content is for: cookie and settings; what was read or kept for the one before is forgotten. */
export async function chooseCountry(store: RootStore, country: string): Promise<void> {
  store.services.cookies.set(COUNTRY_COOKIE, country, STORAGE_KEYS[COUNTRY_COOKIE].days);
  await store.settings.reload();
  store.forgetContent();
  forgetPages(navigator);
}
