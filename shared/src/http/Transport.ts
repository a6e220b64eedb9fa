export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface TransportRequest {
  method: HttpMethod;
  /** Path with query, from the root of the site. */
  url: string;
  headers: Record<string, string>;
  /** A JSON value or FormData; undefined when the call has no body. */
  body?: unknown;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface TransportReply {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Parsed JSON, undefined when there is none. */
  body: unknown;
}

/** One exchange with the server; resolves with any status, rejects only without a response. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;
