import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** A browser's request. */
export interface BrowserRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Body of a reply: complete, or in pieces as they arrive. */
export type Body = Buffer | AsyncIterable<Buffer>;

export async function* piecesOf(body: Body): AsyncIterable<Buffer> {
  if (!Buffer.isBuffer(body)) yield* body;
  else if (body.byteLength > 0) yield body;
}

export interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Body;
}

/** Replies to a browser's requests as the site itself or as a variant of it. */
export type Handler = (request: BrowserRequest) => Promise<Reply>;

/** True for a page navigation, whose document a variant replaces. */
export const isDocument = ({ method, headers }: BrowserRequest): boolean => method === 'GET' && headers['sec-fetch-dest'] === 'document';
