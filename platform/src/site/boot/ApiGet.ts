/** One GET of the api; rejects unless the answer is 200. */
export type ApiGet = <Reply>(path: string, query: Readonly<Record<string, string>>, headers: Record<string, string>) => Promise<Reply>;
