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
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        reject(new DOMException('Aborted', 'AbortError'));
        call.abort();
      };
      signal?.addEventListener('abort', stop, { once: true });
      call.then((reply) => resolve({ status: reply.status, headers: reply.headers, body: reply.body ?? undefined }), reject);
    });
  };
}
