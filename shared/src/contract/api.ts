import type { Row } from '../calls';
import type { BodyOf, QueryOf, ReplyOf } from '../calls/call';

/** A Web Push subscription as the browser serialises it. */
export interface PushSubscriptionBody {
  endpoint: string;
  expirationTime?: number | null;
  keys: { p256dh: string; auth: string };
}

/** Somebody the member has blocked or hidden; `created` is when, in unix seconds. */
export interface AvoidedMember {
  id: string;
  name: string;
  fictional: boolean;
  created: number;
}

/** A static page: paragraphs grouped by heading, without HTML. */
export interface PageDocument {
  token: string;
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** Every call of the api by method and path, as `shared/calls` declares it. Query values are strings on the wire. */
export type ApiContract = {
  [Each in Row as Each['name']]: { reply: ReplyOf<Each> } & (Each extends { query: unknown } ? { query: QueryOf<Each> } : unknown) &
    (Each extends { body: unknown } | { upload: true } ? { body: BodyOf<Each> } : unknown);
};

export type ApiCall = keyof ApiContract;
export type ApiReply<Call extends ApiCall> = ApiContract[Call]['reply'];
export type ApiQuery<Call extends ApiCall> = ApiContract[Call] extends { query: infer Query } ? Query : undefined;
export type ApiBody<Call extends ApiCall> = ApiContract[Call] extends { body: infer Body } ? Body : undefined;
