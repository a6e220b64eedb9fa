import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { getSecurityHeaders } from '../plugins/getSecurityHeaders';
import type { Handler } from './createEntryHandler';
import type { OpenStreams } from './OpenStreams';
import { createForwarder } from './createForwarder';

const UNAVAILABLE_BODY = JSON.stringify({ error: { code: 'overloaded', message: 'The service is being restarted.' } });

const FORWARDED_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Returns the headers for the api. It trusts X-Forwarded-* (TRUST_PROXY), so any that our own proxy did not send are dropped. */
function toForwardedHeaders({ headers, socket }: IncomingMessage, trustProxy: boolean): IncomingHttpHeaders {
  const peerAddress = socket.remoteAddress ?? '';
  if (trustProxy) return { ...headers, 'x-forwarded-for': [headers['x-forwarded-for'], peerAddress].flat().filter(Boolean).join(', ') };
  const otherHeaders = Object.entries(headers).filter(([name]) => !FORWARDED_HEADERS.includes(name));
  return { ...Object.fromEntries(otherHeaders), 'x-forwarded-for': peerAddress };
}

/**
 * Returns a handler that forwards requests to the api at another origin in our own network and streams bodies both ways. `headers` are set
 * on the proxy's own responses.
 */
export function createProxy(origin: string, trustProxy: boolean, streams?: OpenStreams, headers = getSecurityHeaders(false)): Handler {
  if (new URL(origin).protocol !== 'http:')
    throw new Error(`API_URL is ${origin}; it has to be an http address in your own network, for example http://api:4000.`);
  const forward = createForwarder(origin);
  return (request, response) =>
    forward(request, {
      headers: toForwardedHeaders(request, trustProxy),
      onResponse: (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        if (reply.headers['content-type']?.startsWith('text/event-stream')) streams?.add(response);
        pipeline(reply, response, () => undefined);
      },
      onError: () => {
        if (response.headersSent) response.destroy();
        else response.writeHead(503, { ...headers, 'content-type': 'application/json', 'retry-after': '5' }).end(UNAVAILABLE_BODY);
      },
    });
}
