export type Query = Readonly<Record<string, string>>;

/** One GET of the api; rejects with `ApiFailure` unless the status is 200. */
export type ApiGet = <Reply>(path: string, query: Query, headers: Record<string, string>) => Promise<Reply>;

export interface ApiReply {
  status: number;
  /** ETag of the state behind the response. */
  etag: string | undefined;
  /** Empty at 304. */
  text: string;
}

/** One GET of the api, whatever its status. */
export type ApiAsk = (path: string, query: Query, headers: Record<string, string>) => Promise<ApiReply>;

/** Path with query; without a question mark when the query is empty. */
export const addressOf = (path: string, query: Query): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};
