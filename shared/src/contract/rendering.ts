import type { ApiCall } from './api';
import type { BootData } from './bootData';
import type { Plan } from './plan';

/** Everything that determines the HTML of a page; the same input renders the same page. */
export interface RenderInput {
  /** Path and query. */
  address: string;
  plan: Plan;
  /** Only the layout with a place for the screen, which is not rendered on the server. */
  frame: boolean;
  boot: Pick<BootData, 'settings' | 'company' | 'locale' | 'serverTime' | 'user' | 'replies' | 'timeZone'>;
  /** Texts of the shell and shared in `boot.locale`: id to AST. */
  messages: Record<string, unknown>;
  /** Texts of remotes in `boot.locale`, by the address of their catalogue. */
  catalogues: Record<string, Record<string, unknown>>;
}

/** Style rules that the page's style cache adopts: `ids` names them, as in Emotion's `data-emotion`. */
export interface RenderedStyle {
  ids: string;
  css: string;
}

/** A page as rendered by the server. */
export interface RenderedPage {
  /** Content of the root element, without any `style` attribute. */
  html: string;
  styles: RenderedStyle[];
  /** Only the layout: the screen was not requested, or the member is being redirected. */
  frame: boolean;
  /** Slots inside the page, which hydration needs as well. */
  slots: string[];
  /** Links for the head, for example to preload the first picture. */
  links: string[];
  /** Addresses of reads whose replies the page would have shown. */
  wanted?: string[];
}

/**
 * Marks the end of a document's start. Everything before it is the same at every address of one browser, except for the nonce, until a release, the
 * language or the appearance changes: the service worker keeps it and sends it before the site has responded (decision 022).
 */
export const START_MARK = '<!--page-->';

type Read = Extract<ApiCall, `GET ${string}`> extends `GET ${infer Path}` ? Path : never;

/** Reads of a member that the document may embed along with its page: their replies are shown, and requesting them changes nothing. */
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
] as const satisfies readonly Read[];

/** True for the address of such a read, including its query. */
export const isPageRead = (address: string): boolean => PAGE_READS.some((path) => path === address.split('?')[0]);
