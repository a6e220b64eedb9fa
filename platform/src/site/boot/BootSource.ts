import type { Company, Locale, Settings, User } from '@rendezvous/shared/contract';

/** Everything about a visitor that the api's public replies depend on. */
export interface Visitor {
  /** Host without port, lower case. */
  host: string;
  /** ISO 3166 alpha-2, empty when unknown. */
  country: string;
  /** Country that the visitor chose, ISO 3166 alpha-2; undefined without a choice. The api checks whether the domain serves it. */
  chosenCountry: string | undefined;
}

/** Everything that the settings and company data of a document depend on. */
export interface BootQuery extends Visitor {
  /** The route's query. */
  query: Readonly<Record<string, string>>;
  locale: Locale;
}

export interface BootReply {
  settings: Settings;
  company: Company | null;
}

/** Parameters of a read of public data. */
export interface ReplyQuery extends Visitor {
  address: string;
  /** Variant of a lander that was chosen for the visit; undefined for other replies. */
  variant?: string | undefined;
}

/** A reply of the api that does not depend on the visitor's session. */
export interface PublicReply {
  /** Null when there is nothing at the URL. */
  body: unknown;
  /** Whether the reply may be reused for other requests; false if it shows members, who may hide at any time. */
  isReusable: boolean;
}

/** Identifies the visitor on whose behalf the api is read, by the session in the cookie. */
export interface SessionQuery extends Omit<Visitor, 'chosenCountry'> {
  /** Cookie header as received; empty if there was none. */
  cookie: string;
}

/** Parameters of a read on behalf of a member. */
export interface MemberQuery extends SessionQuery {
  address: string;
}

/** Source of the document's data: the api, in this process or over the network. */
export interface BootSource {
  load(query: BootQuery): Promise<BootReply>;
  /** Loads the signed-in member; null without a session. */
  loadUser(query: SessionQuery): Promise<User | null>;
  loadReply(query: ReplyQuery): Promise<PublicReply>;
  /** Invalidates public replies, so that the next `loadReply` for each URL reads from the api again. */
  invalidateReplies(): void;
  /** Loads the api's current reply to a member; rejects unless the api responds successfully. */
  loadMemberReply(query: MemberQuery): Promise<unknown>;
}
