import type { FastifyInstance } from 'fastify';
import { internalHeaders } from './internalHeaders';
import type { InternalCall } from './InternalCall';

/** The api in this process, without a socket. */
export function callByInject(api: Pick<FastifyInstance, 'inject'>, secret: string): InternalCall {
  const headers = internalHeaders(secret);
  return async (method, url, body) => {
    const { statusCode: status, body: text } = await api.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status, text };
  };
}
