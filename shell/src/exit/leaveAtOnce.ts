import type { RootStore } from '@rendezvous/shared/store';

interface Place {
  page: Document;
  go: (address: string) => void;
}

const here = (): Place => ({ page: document, go: (address) => window.location.replace(address) });

/** Nothing of the site is on screen or in the memory from now on, however long the neutral page takes to load; it replaces this page. */
export function leaveAtOnce(store: RootStore, { page, go }: Place = here()): void {
  // Without a root even the title of the tab is gone, and nothing can set it again.
  page.documentElement.replaceChildren();
  go(store.settings.current.safe_page);
  store.forgetMember();
}
