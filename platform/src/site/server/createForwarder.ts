import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as callPlain } from 'node:http';
import { Agent as SecureAgent, request as callSecure } from 'node:https';
import { pipeline } from 'node:stream';

const TIMEOUT_MS = 30_000;

interface ForwardOptions {
  headers: OutgoingHttpHeaders;
  /** Called with the response as soon as its headers have arrived. */
  onResponse: (reply: IncomingMessage) => void;
  /** Called when the request fails, possibly after the response has started. */
  onError: (error: Error) => void;
}

/** Returns a function that forwards requests to the server at an origin, with unchanged method, path and body. */
export function createForwarder(origin: string): (request: IncomingMessage, options: ForwardOptions) => void {
  const { protocol, hostname, port } = new URL(origin);
  const isSecure = protocol === 'https:';
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const call = isSecure ? callSecure : callPlain;
  return (request, { headers, onResponse, onError }) => {
    const { method, url: path } = request;
    const upstream = call({ agent, hostname, port, method, path, headers, timeout: TIMEOUT_MS }, onResponse);
    upstream.on('timeout', () => upstream.destroy());
    upstream.on('error', onError);
    pipeline(request, upstream, () => undefined);
  };
}
