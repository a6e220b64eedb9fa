import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface Asked {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Whole, or piece by piece as it comes. */
export type Body = Buffer | AsyncIterable<Buffer>;

export async function* piecesOf(body: Body): AsyncIterable<Buffer> {
  if (!Buffer.isBuffer(body)) yield* body;
  else if (body.byteLength > 0) yield body;
}

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Body;
}

/** Answers requests of a browser: the site itself or a variant of it. */
export type Handler = (asked: Asked) => Promise<Answer>;

/** True for the navigation to a page, whose document a variant replaces. */
export const isDocument = ({ method, headers }: Asked): boolean => method === 'GET' && headers['sec-fetch-dest'] === 'document';
