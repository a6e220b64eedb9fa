export type Query = Readonly<Record<string, string>>;

/** Body of a reply, and whether the api allows it to be reused for other requests. */
export interface ApiBody<Reply> {
  body: Reply;
  isReusable: boolean;
}

/** Makes a GET request to the api; rejects with `ApiFailure` unless the status is 200. */
export type ApiGet = <Reply>(path: string, query: Query, headers: Record<string, string>) => Promise<ApiBody<Reply>>;

export interface ApiReply {
  status: number;
  /** ETag of the response; undefined without one. */
  etag: string | undefined;
  /** Cache-Control of the response; undefined without one. */
  cacheControl: string | undefined;
  /** Body, which is empty if the status is 304. */
  text: string;
}

/** Makes a GET request to the api and returns the reply, whatever its status. */
export type ApiRequest = (path: string, query: Query, headers: Record<string, string>) => Promise<ApiReply>;

/** Joins a path and a query; omits the question mark when the query is empty. */
export const toAddress = (path: string, query: Query): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};
