import type { Locale, Settings, User } from '@rendezvous/shared/contract';

/** What the document needs to know of a request. */
export interface BootQuery {
  /** Host without port, lower case. */
  host: string;
  /** The route's query. */
  query: Readonly<Record<string, string>>;
  /** Cookie header as it came; empty when there was none. */
  cookie: string;
  /** ISO 3166 alpha-2, empty when unknown. */
  country: string;
  locale: Locale;
}

export interface BootReply {
  settings: Settings;
  /** The signed-in member, null without a session. */
  user: User | null;
  company: { name: string } | null;
}

/** A page of text by the name in its address. */
export interface TextPageQuery {
  host: string;
  token: string;
  locale: Locale;
}

/** Where the document's data comes from: the api in this process or one behind an address. */
export interface BootSource {
  load(query: BootQuery): Promise<BootReply>;
  /** Title of a page of text; null when there is no such page. */
  textPage(query: TextPageQuery): Promise<string | null>;
}
