const REQUEST_TIMEOUT_MS = 10_000;
const SERVER_ERROR = 500;

export interface JsonReply<Body> {
  body: Body;
  /** Server time in Unix milliseconds, accurate to the second; the time of the browser's own clock if the response has no date. */
  time: number;
}

/** Thrown for a response with an error status. */
class ResponseError extends Error {
  constructor(
    readonly url: string,
    readonly status: number,
  ) {
    super(`${url} answered ${status}`);
  }
}

/** Fetches JSON from our own origin, revalidating any cached response; rejects after 10 s and for an error status. */
export async function readJson<Body>(path: string, query: Readonly<Record<string, string>> = {}): Promise<JsonReply<Body>> {
  const search = new URLSearchParams(query).toString();
  const url = search === '' ? path : `${path}?${search}`;
  const response = await fetch(url, { cache: 'no-cache', credentials: 'same-origin', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new ResponseError(url, response.status);
  const date = Date.parse(response.headers.get('date') ?? '');
  return { body: (await response.json()) as Body, time: Number.isNaN(date) ? Date.now() : date };
}

/**
 * Converts a response error with a status below 500 to a reply without a user, because someone with an expired session is merely a visitor;
 * rethrows any other error.
 */
export function recoverAsVisitor(error: unknown): JsonReply<{ user: null }> {
  if (error instanceof ResponseError && error.status < SERVER_ERROR) return { body: { user: null }, time: Date.now() };
  throw error;
}
