import type { RemoteName } from './routes';

export const LAYOUTS = ['Default', 'Chat', 'Lander', 'Empty'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Who may open a route; `search` follows settings.logged_out_search. */
export const ACCESS_RULES = ['public', 'guest', 'user', 'search'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** A route as a remote declares it in remote.json. */
export interface RouteDeclaration {
  name: string;
  /** Path with `{param}` and `{param?}`. */
  path: string;
  layout: LayoutName;
  access: AccessRule;
  /** Message id of the title, in the remote's catalogue. */
  titleKey: string;
  /** Fetched while the document is being parsed. */
  preload?: boolean;
  /** Rendered by the site server: for visitors in advance, for members on request. */
  prerender?: boolean;
  /**
   * Reads whose replies the page shows to all visitors, for example `/api/page.php?token={token}&locale={locale}`: `{locale}` and path parameters are
   * filled in, missing ones are omitted.
   */
  replies?: string[];
  /** Patterns that override those of PARAM_PATTERNS. */
  params?: Record<string, string>;
}

/** remote.json: what a remote declares about itself as data. */
export interface RemoteManifest {
  name: RemoteName;
  owner: string;
  routes: RouteDeclaration[];
  /** Names of the slots this remote provides. */
  slots: string[];
}
