import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { BrowserRequest, Handler } from './Exchange';

/** Connection-specific headers, which HTTP/2 forbids. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'http2-settings', 'host']);

const withoutHopHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_HEADERS.has(name)));

/** Builds the request headers for the site: the browser talks to our front, but the site must see its own origin. */
function upstreamHeaders({ headers, body }: BrowserRequest, origin: string): OutgoingHttpHeaders {
  const forwarded: OutgoingHttpHeaders = { ...withoutHopHeaders(headers), host: new URL(origin).host };
  if (headers.origin !== undefined) forwarded.origin = origin;
  if (body.byteLength > 0) forwarded['content-length'] = body.byteLength;
  return forwarded;
}

/** Forwards requests to a site over persistent HTTP/1.1 connections; bodies stay compressed. */
export function forwardTo(origin: string): Handler {
  const agent = new Agent({ keepAlive: true });
  return (browserRequest) =>
    new Promise((resolve, reject) => {
      const { method, path, body } = browserRequest;
      const upstream = request(new URL(path, origin), { agent, method, headers: upstreamHeaders(browserRequest, origin) }, (reply) => {
        resolve({ status: reply.statusCode ?? 502, headers: withoutHopHeaders(reply.headers), body: reply });
      });
      upstream.once('error', reject);
      upstream.end(body);
    });
}
