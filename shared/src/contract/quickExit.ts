import type { StorageKey } from './storageKeys';

/** Session storage key set at a quick exit to the neutral page's URL, where Back then leads; removed when the site is reopened. */
export const QUICK_EXIT_KEY = 'quick-exit' satisfies StorageKey;

/** Attribute of the link to the neutral page; the document's script turns a click on it into a quick exit. */
export const QUICK_EXIT_ATTRIBUTE = 'data-quick-exit';

/** Event on the window that announces a quick exit, just before the page is replaced. */
export const QUICK_EXIT_EVENT = 'quick-exit';
