import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import { toAddress, type ApiGet, type ApiReply } from './ApiGet';
import { withEtags } from './withEtags';

const API_TIMEOUT_MS = 3_000;

/**
 * Returns a function that reads from the api at an origin in our own network. It does not use `fetch`, which cannot set the Host header.
 */
export function createHttpGet(origin: string): ApiGet {
  const agent = new Agent({ keepAlive: true });
  return withEtags((path, query, headers) => {
    const url = new URL(toAddress(path, query), origin);
    const options = { agent, timeout: API_TIMEOUT_MS, headers: { ...headers, [CLIENT_HEADER]: CLIENT_HEADER_VALUE } };
    return new Promise<ApiReply>((resolve, reject) => {
      const clientRequest = request(url, options, (reply) => {
        const { statusCode: status = 0, headers: replyHeaders } = reply;
        const { etag, 'cache-control': cacheControl } = replyHeaders;
        text(reply).then((body) => resolve({ status, etag, cacheControl, text: body }), reject);
      });
      clientRequest.on('timeout', () => clientRequest.destroy(new Error(`GET ${path} took longer than ${API_TIMEOUT_MS} ms`)));
      clientRequest.on('error', reject);
      clientRequest.end();
    });
  });
}

/** Returns a function that reads from the api in this process, without a socket. */
export const createInjectGet = (api: Pick<FastifyInstance, 'inject'>): ApiGet =>
  withEtags(async (path, query, headers) => {
    const allHeaders = { ...headers, [CLIENT_HEADER]: CLIENT_HEADER_VALUE };
    const reply = await api.inject({ method: 'GET', url: toAddress(path, query), headers: allHeaders });
    const { etag, 'cache-control': cacheControl } = reply.headers;
    return { status: reply.statusCode, etag, cacheControl, text: reply.body };
  });
