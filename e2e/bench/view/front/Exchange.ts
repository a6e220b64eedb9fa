import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface BrowserRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Body of a reply: complete, or as a stream of chunks. */
export type Body = Buffer | AsyncIterable<Buffer>;

export async function* toChunks(body: Body): AsyncIterable<Buffer> {
  if (!Buffer.isBuffer(body)) yield* body;
  else if (body.byteLength > 0) yield body;
}

export interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Body;
}

/** Answers a browser's request as the site itself or a variant of it would. */
export type Handler = (request: BrowserRequest) => Promise<Reply>;

/** True for a page navigation: variants rewrite the document that answers it. */
export const isDocument = ({ method, headers }: BrowserRequest): boolean => method === 'GET' && headers['sec-fetch-dest'] === 'document';
