import type { FastifyInstance } from 'fastify';
import { CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import { addressOf, type ApiGet } from './ApiGet';
import { withEtags } from './withEtags';

/** The api in this process, without a socket. */
export const getByInject = (api: Pick<FastifyInstance, 'inject'>): ApiGet =>
  withEtags(async (path, query, headers) => {
    const own = { ...headers, [CLIENT_HEADER]: CLIENT_HEADER_VALUE };
    const answer = await api.inject({ method: 'GET', url: addressOf(path, query), headers: own });
    const { etag } = answer.headers;
    return { status: answer.statusCode, etag, text: answer.body };
  });
