import type { Company, Locale, Settings, User } from '@rendezvous/shared/contract';

/** Parameters of public content: everything about a visitor that the api's public replies depend on. */
export interface Visitor {
  /** Host without port, lower case. */
  host: string;
  /** ISO 3166 alpha-2, empty when unknown. */
  country: string;
  /** Country that the visitor chose, ISO 3166 alpha-2; undefined without a choice. Only the api knows whether the domain serves it. */
  chosenCountry: string | undefined;
}

/** What the document needs to know about a request. */
export interface BootQuery extends Visitor {
  /** The route's query. */
  query: Readonly<Record<string, string>>;
  locale: Locale;
}

export interface BootReply {
  settings: Settings;
  company: Company | null;
}

/** A public read of the api by its address. */
export interface ReplyQuery extends Visitor {
  address: string;
}

/** A request with a session, on whose behalf the api is read. */
export interface SessionQuery extends Omit<Visitor, 'chosenCountry'> {
  /** Cookie header as received; empty if there was none. */
  cookie: string;
}

/** A read of the api on behalf of a member. */
export interface MemberQuery extends SessionQuery {
  address: string;
}

/** Source of the document's data: the api in this process or behind an address. */
export interface BootSource {
  load(query: BootQuery): Promise<BootReply>;
  /** The signed-in member, null without a session. */
  user(query: SessionQuery): Promise<User | null>;
  /** A public reply of the api; null when there is nothing at the address. */
  reply(query: ReplyQuery): Promise<unknown>;
  /** Invalidates public replies: the next `reply` of each address is read again. */
  forgetReplies(): void;
  /** A member's current reply from the api; rejects without a response. */
  memberReply(query: MemberQuery): Promise<unknown>;
}
