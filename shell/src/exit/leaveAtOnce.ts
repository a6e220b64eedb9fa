import type { RootStore } from '@rendezvous/shared/store';

interface Place {
  page: Document;
  go: (address: string) => void;
}

const here = (): Place => ({ page: document, go: (address) => window.location.replace(address) });

/** Clears the screen and memory at once, however long the neutral page takes to load; it replaces this page. */
export function leaveAtOnce(store: RootStore, { page, go }: Place = here()): void {
  // Removing the root also clears the tab title for good.
  page.documentElement.replaceChildren();
  go(store.settings.current.safe_page);
  store.forgetMember();
}
