export type Query = Readonly<Record<string, string>>;

/** One GET of the api; rejects with `ApiFailure` unless the answer is 200. */
export type ApiGet = <Reply>(path: string, query: Query, headers: Record<string, string>) => Promise<Reply>;

export interface ApiAnswer {
  status: number;
  /** Names the state that the api answered from. */
  etag: string | undefined;
  /** Empty at 304. */
  text: string;
}

/** One GET of the api, whatever it answers. */
export type ApiAsk = (path: string, query: Query, headers: Record<string, string>) => Promise<ApiAnswer>;

/** Path with query; without a question mark where there is nothing to ask. */
export const addressOf = (path: string, query: Query): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};
