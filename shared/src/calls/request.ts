import type { CallOptions, HttpClient } from '../http';
import type { BodyOf, QueryOf, ReplyOf } from './call';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The fields of a call that exist in the browser at run time; the others exist only in its type. */
interface RequestableCall {
  name: `${Method} ${string}`;
  keys: readonly string[] | null;
}

type Query<Row> =
  QueryOf<Row> extends undefined ? [query?: undefined] : {} extends QueryOf<Row> ? [query?: QueryOf<Row>] : [query: QueryOf<Row>];

type Input<Row extends RequestableCall> = Row['name'] extends `GET ${string}`
  ? [...Query<Row>, options?: CallOptions]
  : [body: BodyOf<Row>, options?: CallOptions];

type Send = (http: HttpClient, path: never, input: never, options: CallOptions) => Promise<unknown>;

const SEND_BY_METHOD: Record<Method, Send> = {
  GET: (http, path, query, options) => http.get(path, query, options),
  POST: (http, path, body, options) => http.post(path, body, options),
  PUT: (http, path, body, options) => http.put(path, body, options),
  DELETE: (http, path, body, options) => http.delete(path, body, options),
};

/** Makes a declared call with a query or body. Rejects with `AbortError` or `ApiError`, also if the reply lacks a declared key. */
export function request<Row extends RequestableCall>(http: HttpClient, call: Row, ...[input, options]: Input<Row>): Promise<ReplyOf<Row>> {
  const [method, path] = call.name.split(' ') as [Method, never];
  return SEND_BY_METHOD[method](http, path, input as never, { ...options, keys: call.keys }) as Promise<ReplyOf<Row>>;
}

const getPath = (call: RequestableCall): never => call.name.slice('GET '.length) as never;

/** Returns a reply that is embedded in the document or has been prefetched; undefined when it has to be requested. */
export const knownReply = <Row extends RequestableCall>(http: HttpClient, call: Row, ...query: Query<Row>): ReplyOf<Row> | undefined =>
  http.getKnownReply(getPath(call), query[0] as never) as ReplyOf<Row> | undefined;

/** Prefetches a GET call; for 10 s after the reply has arrived, `request` or `knownReply` uses it. Shows no progress bar; fails silently. */
export const prefetch = <Row extends RequestableCall>(http: HttpClient, call: Row, ...query: Query<Row>): void =>
  http.ahead(getPath(call), query[0] as never, call.keys);

/** Polls a GET call; resolves to undefined when nothing has changed since the last reply. Shows no progress bar. */
export const poll = <Row extends RequestableCall>(http: HttpClient, call: Row): Promise<ReplyOf<Row> | undefined> =>
  http.poll(getPath(call), call.keys) as Promise<ReplyOf<Row> | undefined>;
