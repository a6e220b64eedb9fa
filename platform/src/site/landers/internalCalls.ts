import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { INTERNAL_KEY_LABEL } from '@rendezvous/shared/contract';
import type { InternalCall } from './InternalCall';

/** Headers that authenticate the site server to the api, with a key derived from their shared secret. */
function createInternalHeaders(secret: string): Record<string, string> {
  const key = createHmac('sha256', secret).update(INTERNAL_KEY_LABEL).digest('base64url');
  return { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
}

/** Maximum time for a call in ms, long enough for the commands of the deploy api. */
const TIMEOUT_MS = 10_000;

/** Returns a function that makes internal calls to the api at an origin in our own network, for example `http://api:4000`. */
export function createHttpCall(origin: string, secret: string): InternalCall {
  const headers = createInternalHeaders(secret);
  return async (method, path, body) => {
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(new URL(path, origin), { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS), ...payload });
    return { status: reply.status, text: await reply.text() };
  };
}

/** Returns a function that makes internal calls to the api in this process, without a socket. */
export function createInjectCall(api: Pick<FastifyInstance, 'inject'>, secret: string): InternalCall {
  const headers = createInternalHeaders(secret);
  return async (method, url, body) => {
    const { statusCode: status, body: text } = await api.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status, text };
  };
}
