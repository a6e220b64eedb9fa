import type { RemoteName } from './routes';

export const LAYOUTS = ['Default', 'Chat', 'Lander', 'Empty'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Rules about who may open a route; `search` follows `settings.logged_out_search`. */
export const ACCESS_RULES = ['public', 'guest', 'user', 'search'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** A route as declared in a remote's remote.json. */
export interface RouteDeclaration {
  name: string;
  /** Path with `{param}` and `{param?}`. */
  path: string;
  layout: LayoutName;
  access: AccessRule;
  /** Message id of the title in the remote's catalogue. */
  titleKey: string;
  /** Message id of the description for search engines and link previews in the remote's catalogue; without one, the site's is used. */
  descriptionKey?: string;
  /** True to keep a public page out of search engines, for example because its URL contains a token sent by email. */
  noindex?: boolean;
  /** True to fetch the files of the screen while the document is being parsed. */
  preload?: boolean;
  /** True to render the page on the site server. */
  prerender?: boolean;
  /**
   * Path and query of the reads whose replies the page shows to every visitor, for example `/api/page.php?token={token}&locale={locale}`.
   * `{locale}` and path parameters are filled in; a query parameter without a value is omitted.
   */
  replies?: string[];
  /** Patterns by parameter, overriding those in PARAM_PATTERNS. */
  params?: Record<string, string>;
}

/** Content of remote.json, in which a remote describes itself. */
export interface RemoteManifest {
  name: RemoteName;
  owner: string;
  routes: RouteDeclaration[];
  /** Names of the slots this remote provides. */
  slots: string[];
}
