import type { Company, Locale, Settings, User } from '@rendezvous/shared/contract';

/** What the document needs to know of a request. */
export interface BootQuery {
  /** Host without port, lower case. */
  host: string;
  /** The route's query. */
  query: Readonly<Record<string, string>>;
  /** ISO 3166 alpha-2, empty when unknown. */
  country: string;
  locale: Locale;
}

export interface BootReply {
  settings: Settings;
  company: Company | null;
}

/** A public read of the api, as its address names it. */
export interface ReplyQuery {
  host: string;
  /** ISO 3166 alpha-2, empty when unknown. */
  country: string;
  address: string;
}

/** In whose name it is asked. */
export interface SessionQuery extends Omit<ReplyQuery, 'address'> {
  /** Cookie header as it came; empty when there was none. */
  cookie: string;
}

/** A read of a member. */
export interface MemberQuery extends SessionQuery {
  address: string;
}

/** Where the document's data comes from: the api in this process or one behind an address. */
export interface BootSource {
  load(query: BootQuery): Promise<BootReply>;
  /** The signed-in member, null without a session. */
  user(query: SessionQuery): Promise<User | null>;
  /** What a visitor would be told; null when there is nothing at the address. */
  reply(query: ReplyQuery): Promise<unknown>;
  /** Makes the next `reply` of each address be read anew: what visitors are told has changed. */
  forgetReplies(): void;
  /** What one member is told, as the api says it at this moment; rejects unless there is an answer. */
  memberReply(query: MemberQuery): Promise<unknown>;
}
