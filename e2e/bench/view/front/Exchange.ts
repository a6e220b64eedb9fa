import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface Asked {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Answers requests of a browser: the site itself or a variant of it. */
export type Handler = (asked: Asked) => Promise<Answer>;

/** True for the navigation to a page, whose document a variant replaces. */
export const isDocument = ({ method, headers }: Asked): boolean => method === 'GET' && headers['sec-fetch-dest'] === 'document';
