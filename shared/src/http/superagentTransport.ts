import type { SuperAgentStatic } from 'superagent';
import type { Transport, TransportReply, TransportRequest } from './Transport';

let agent: Promise<SuperAgentStatic> | undefined;

/** Loads superagent as a separate chunk, which the first screen can do without; after a failure, the next call loads it again. */
async function loadAgent(): Promise<SuperAgentStatic> {
  agent ??= import(/* webpackChunkName: "calls" */ 'superagent').then((module) => module.default);
  try {
    return await agent;
  } catch (error) {
    agent = undefined;
    throw error;
  }
}

function exchange(client: SuperAgentStatic, { method, url, headers, body, timeoutMs, signal }: TransportRequest): Promise<TransportReply> {
  const pendingRequest = client(method, url)
    .set(headers)
    .timeout(timeoutMs)
    .ok(() => true);
  if (body !== undefined) void pendingRequest.send(body as object);
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(new DOMException('Aborted', 'AbortError'));
      pendingRequest.abort();
    };
    signal?.addEventListener('abort', abort, { once: true });
    pendingRequest.then((reply) => resolve({ status: reply.status, headers: reply.headers, body: reply.body ?? undefined }), reject);
  });
}

/** Creates a transport that uses superagent, and starts loading it; `origin` is needed only outside a browser. */
export function superagentTransport(origin = ''): Transport {
  loadAgent().catch(() => undefined);
  return async (request) => {
    const client = await loadAgent();
    request.signal?.throwIfAborted();
    return exchange(client, { ...request, url: `${origin}${request.url}` });
  };
}
