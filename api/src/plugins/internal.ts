import { createHmac, timingSafeEqual } from 'node:crypto';
import { INTERNAL_KEY_LABEL } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hashToken } from '../account/tokens';
import { ApiError } from '../ApiError';

const deriveKey = (secret: string): string => createHmac('sha256', secret).update(INTERNAL_KEY_LABEL).digest('base64url');

function isSiteServer({ headers }: FastifyRequest, keys: readonly string[]): boolean {
  const receivedHash = Buffer.from(hashToken(headers.authorization ?? ''));
  return keys.map((key) => timingSafeEqual(receivedHash, Buffer.from(hashToken(`Bearer ${key}`)))).includes(true);
}

/** Replies 404 on the routes below /internal unless the request proves, with a key derived from one of the secrets, that our site server sent it. */
export const internalPlugin = fp(async (app: FastifyInstance) => {
  const keys = app.config.secrets.map(deriveKey);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.internal && !isSiteServer(request, keys)) throw new ApiError('not_found');
  });
  app.addHook('onRoute', ({ url, config, method }) => {
    if (url.startsWith('/internal/') && !config?.internal) throw new Error(`${String(method)} ${url} does not say that it is internal.`);
  });
});
