import type { CallOptions, HttpClient } from '../http';
import type { BodyOf, QueryOf, ReplyOf } from './call';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a browser has of a call; the rest of it is in its type. */
interface RequestRow {
  name: `${Method} ${string}`;
  keys: readonly string[] | null;
}

type Query<Row> =
  QueryOf<Row> extends undefined ? [query?: undefined] : {} extends QueryOf<Row> ? [query?: QueryOf<Row>] : [query: QueryOf<Row>];

type Input<Row extends RequestRow> = Row['name'] extends `GET ${string}`
  ? [...Query<Row>, options?: CallOptions]
  : [body: BodyOf<Row>, options?: CallOptions];

type Send = (http: HttpClient, path: never, input: never, options: CallOptions) => Promise<unknown>;

const SEND: Record<Method, Send> = {
  GET: (http, path, query, options) => http.get(path, query, options),
  POST: (http, path, body, options) => http.post(path, body, options),
  PUT: (http, path, body, options) => http.put(path, body, options),
  DELETE: (http, path, body, options) => http.delete(path, body, options),
};

/** Makes a call as it is declared: query or body, then options. Fails with `ApiError`, also when the reply lacks one of its keys. */
export function request<Row extends RequestRow>(http: HttpClient, row: Row, ...[input, options]: Input<Row>): Promise<ReplyOf<Row>> {
  const [method, path] = row.name.split(' ') as [Method, never];
  return SEND[method](http, path, input as never, { ...options, keys: row.keys }) as Promise<ReplyOf<Row>>;
}

const pathOf = (row: RequestRow): never => row.name.slice('GET '.length) as never;

/** A reply that the document brought or that was asked for ahead, at once; undefined when it has to be asked for. */
export const knownReply = <Row extends RequestRow>(http: HttpClient, row: Row, ...query: Query<Row>): ReplyOf<Row> | undefined =>
  http.known(pathOf(row), query[0] as never) as ReplyOf<Row> | undefined;

/** Asks before the screen is there: its read within 10 s, or `knownReply`, has the answer. Never moves the progress bar; fails silently. */
export const prefetch = <Row extends RequestRow>(http: HttpClient, row: Row, ...query: Query<Row>): void =>
  http.ahead(pathOf(row), query[0] as never, row.keys);

/** A read that answers undefined when nothing changed since the last one; never moves the progress bar. */
export const poll = <Row extends RequestRow>(http: HttpClient, row: Row): Promise<ReplyOf<Row> | undefined> =>
  http.poll(pathOf(row), row.keys) as Promise<ReplyOf<Row> | undefined>;
