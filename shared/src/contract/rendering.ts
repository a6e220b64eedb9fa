import type { BootData, Plan } from './platform';

/** Everything that decides on the HTML of a page; rendering the same input gives the same page. */
export interface RenderInput {
  /** Path and query. */
  address: string;
  plan: Plan;
  /** Only the layout with a place for the screen, which is not rendered without a browser. */
  frame: boolean;
  boot: Pick<BootData, 'settings' | 'company' | 'locale' | 'serverTime' | 'user' | 'replies' | 'timeZone'>;
  /** Texts of the shell and shared in `boot.locale`: id to AST. */
  messages: Record<string, unknown>;
  /** Texts of remotes in `boot.locale`, by the address of their catalogue. */
  catalogues: Record<string, Record<string, unknown>>;
}

/** Style rules that the page's style cache takes over: `ids` names them, as Emotion's `data-emotion` does. */
export interface RenderedStyle {
  ids: string;
  css: string;
}

/** A page as the server rendered it. */
export interface RenderedPage {
  /** Content of the root element, without any `style` attribute. */
  html: string;
  styles: RenderedStyle[];
  /** Only the layout: the screen was not asked for, or the member is on the way to another one. */
  frame: boolean;
  /** Slots inside the page, which hydration needs as well. */
  slots: string[];
  /** Links that the head should carry, for example to the first picture. */
  links: string[];
  /** Addresses of reads whose replies the page would show, had it had them. */
  wanted?: string[];
}
