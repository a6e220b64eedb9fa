import type { ApiCall } from './api';
import type { BootData } from './bootData';
import type { Plan } from './plan';

/** Everything that determines the HTML of a page: equal inputs give equal pages. */
export interface RenderInput {
  /** Path and query. */
  address: string;
  plan: Plan;
  /** True to render only the layout, with an empty placeholder for the screen. */
  frame: boolean;
  boot: Pick<BootData, 'settings' | 'company' | 'locale' | 'serverTime' | 'user' | 'replies' | 'timeZone' | 'hiddenAlerts'>;
  /** Compiled texts of the shell and shared in `boot.locale`, by message id. */
  messages: Record<string, unknown>;
  /** Compiled texts of remotes in `boot.locale`, by URL of the catalogue and message id. */
  catalogues: Record<string, Record<string, unknown>>;
}

/** Style rules for the page's style cache to adopt; `ids` names them in the format of Emotion's `data-emotion`. */
export interface RenderedStyle {
  ids: string;
  css: string;
}

/** A page as rendered by the server. */
export interface RenderedPage {
  /** Content of the root element, without any `style` attribute. */
  html: string;
  styles: RenderedStyle[];
  /** True when the page is only the layout: the screen was not requested, or the member is being redirected. */
  frame: boolean;
  /** Names of the slots in the page, which have to be loaded before hydration. */
  slots: string[];
  /** Link elements for the head, for example to preload the first picture. */
  links: string[];
  /** Path and query of each read whose reply the page shows but the input lacks. */
  wanted?: string[];
}

/**
 * Marks the end of the initial part of a document. Except for the nonce, that part is the same for all pages in one browser until the next
 * release or a change of language or appearance. The service worker caches it and sends it before the site has responded (decision 022).
 */
export const START_MARK = '<!--page-->';

type ReadPath = Extract<ApiCall, `GET ${string}`> extends `GET ${infer Path}` ? Path : never;

/** Reads whose replies the document may embed for a member. */
export const PAGE_READS = [
  '/api/chat.php',
  '/api/chats.php',
  '/api/likes.php',
  '/api/member.php',
  '/api/packages.php',
  '/api/payment-methods.php',
  '/api/profile.php',
  '/api/search.php',
  '/api/transactions.php',
] as const satisfies readonly ReadPath[];

/** True for the path of one of PAGE_READS, with or without a query. */
export const isPageRead = (address: string): boolean => PAGE_READS.some((path) => path === address.split('?')[0]);
