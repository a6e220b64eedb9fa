import type { ServerResponse } from 'node:http';

const BODY = JSON.stringify({ error: { code: 'not_found', message: 'There is nothing at this address.' } });

/** Responds to malformed addresses; no hook runs for these, so the headers are set here. */
export const notAnAddress =
  (headers: Readonly<Record<string, string>>) =>
  (_error: unknown, _request: unknown, reply: { raw: ServerResponse }): void => {
    reply.raw.writeHead(404, { ...headers, 'content-type': 'application/json' }).end(BODY);
  };
