import type { FastifyInstance } from 'fastify';
import { CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import { ApiFailure } from './ApiFailure';
import type { ApiGet } from './ApiGet';

/** The api in this process, without a socket. */
export const getByInject =
  (api: Pick<FastifyInstance, 'inject'>): ApiGet =>
  async (path, query, headers) => {
    const url = `${path}?${new URLSearchParams(query).toString()}`;
    const answer = await api.inject({ method: 'GET', url, headers: { ...headers, [CLIENT_HEADER]: CLIENT_HEADER_VALUE } });
    if (answer.statusCode !== 200) throw new ApiFailure(path, answer.statusCode);
    return answer.json();
  };
