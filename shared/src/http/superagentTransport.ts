import type { SuperAgentStatic } from 'superagent';
import type { Transport, TransportReply, TransportRequest } from './Transport';

let agent: Promise<SuperAgentStatic> | undefined;

/**
 * superagent is loaded beside the first screen, which has its data in the document; if that fails, so does the call, and the next one tries again.
 */
async function fetchAgent(): Promise<SuperAgentStatic> {
  agent ??= import(/* webpackChunkName: "calls" */ 'superagent').then((module) => module.default);
  try {
    return await agent;
  } catch (error) {
    agent = undefined;
    throw error;
  }
}

function exchange(request: SuperAgentStatic, { method, url, headers, body, timeoutMs, signal }: TransportRequest): Promise<TransportReply> {
  const call = request(method, url)
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
}

/** The browser's transport; `origin` is only needed outside a browser. */
export function superagentTransport(origin = ''): Transport {
  fetchAgent().catch(() => undefined);
  return async (request) => {
    const client = await fetchAgent();
    request.signal?.throwIfAborted();
    return exchange(client, { ...request, url: `${origin}${request.url}` });
  };
}
