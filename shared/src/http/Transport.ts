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
  /** The parsed JSON; undefined for an empty body. */
  body: unknown;
}

/** Sends one request; resolves with a response of any status and rejects only when there is no response. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;
