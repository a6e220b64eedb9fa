import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { BrowserRequest, Handler } from './Exchange';

/** Headers that are not forwarded: those of the connection, which HTTP/2 forbids, and the host, since the site has a different one. */
const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
  'host',
]);

const withoutHopByHopHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP_HEADERS.has(name)));

/** Builds the request headers for the site: the browser talks to our front, but the site must see its own origin. */
function toUpstreamHeaders({ headers, body }: BrowserRequest, origin: string): OutgoingHttpHeaders {
  const forwardedHeaders: OutgoingHttpHeaders = { ...withoutHopByHopHeaders(headers), host: new URL(origin).host };
  if (headers.origin !== undefined) forwardedHeaders.origin = origin;
  if (body.byteLength > 0) forwardedHeaders['content-length'] = body.byteLength;
  return forwardedHeaders;
}

/** Forwards requests to a site over persistent HTTP/1.1 connections; bodies stay compressed. */
export function createForwarder(origin: string): Handler {
  const agent = new Agent({ keepAlive: true });
  return (browserRequest) =>
    new Promise((resolve, reject) => {
      const { method, path, body } = browserRequest;
      const upstreamRequest = request(
        new URL(path, origin),
        { agent, method, headers: toUpstreamHeaders(browserRequest, origin) },
        (reply) => {
          resolve({ status: reply.statusCode ?? 502, headers: withoutHopByHopHeaders(reply.headers), body: reply });
        },
      );
      upstreamRequest.once('error', reject);
      upstreamRequest.end(body);
    });
}
