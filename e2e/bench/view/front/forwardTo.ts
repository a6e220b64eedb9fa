import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { Asked, Handler } from './Exchange';

/** Connection-specific headers, which h2 forbids. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'http2-settings', 'host']);

const passOn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP.has(name)));

/** The browser talks to our front; for the site everything comes from its own origin. */
function upstreamHeaders({ headers, body }: Asked, origin: string): OutgoingHttpHeaders {
  const own: OutgoingHttpHeaders = { ...passOn(headers), host: new URL(origin).host };
  if (headers.origin !== undefined) own.origin = origin;
  if (body.byteLength > 0) own['content-length'] = body.byteLength;
  return own;
}

/** Forwards requests to a site by http/1.1 over kept connections; bodies stay compressed. */
export function forwardTo(origin: string): Handler {
  const agent = new Agent({ keepAlive: true });
  return (asked) =>
    new Promise((resolve, reject) => {
      const { method, path, body } = asked;
      const upstream = request(new URL(path, origin), { agent, method, headers: upstreamHeaders(asked, origin) }, (reply) => {
        resolve({ status: reply.statusCode ?? 502, headers: passOn(reply.headers), body: reply });
      });
      upstream.once('error', reject);
      upstream.end(body);
    });
}
