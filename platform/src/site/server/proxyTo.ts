import { Agent, request as call } from 'node:http';
import { pipeline } from 'node:stream';
import type { Handler } from './apiDoor';

const TIMEOUT_MS = 30_000;
const UNAVAILABLE = JSON.stringify({ error: { code: 'overloaded', message: 'The service is being restarted.' } });

/** Hands requests on to the api at another address, bodies streamed both ways. */
export function proxyTo(origin: string): Handler {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  return (request, response) => {
    const { method, url: path, headers, socket } = request;
    const forwarded = {
      ...headers,
      'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', '),
    };
    const upstream = call({ agent, hostname, port, method, path, headers: forwarded, timeout: TIMEOUT_MS }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    upstream.on('timeout', () => upstream.destroy());
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else
        response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5', 'cache-control': 'no-store' }).end(UNAVAILABLE);
    });
    pipeline(request, upstream, () => undefined);
  };
}
