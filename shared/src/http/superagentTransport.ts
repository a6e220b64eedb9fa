import request from 'superagent';
import type { Transport } from './Transport';

/** The transport of the browser; `origin` is needed outside of one. */
export function superagentTransport(origin = ''): Transport {
  return ({ method, url, headers, body, timeoutMs, signal }) => {
    const call = request(method, `${origin}${url}`)
      .set(headers)
      .timeout(timeoutMs)
      .ok(() => true);
    if (body !== undefined) void call.send(body as object);
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true });
      call.then((reply) => resolve({ status: reply.status, headers: reply.headers, body: reply.body ?? undefined }), reject);
    });
  };
}
