import { COUNTRY_COOKIE, STORAGE_KEYS } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { forgetPages } from '../services/forgetPages';

/** Stores the visitor's choice of content country in cookie and settings, and drops whatever was cached for the previous one. */
export async function chooseCountry(store: RootStore, country: string): Promise<void> {
  store.services.cookies.set(COUNTRY_COOKIE, country, STORAGE_KEYS[COUNTRY_COOKIE].days);
  await store.settings.reload();
  store.forgetContent();
  forgetPages(navigator);
}
