import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { refuseTooMany } from './refuseTooMany';

/** Limits calls per account and per address of origin, as each route says (security 31). */
export const rateLimitPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    const { config, url } = request.routeOptions;
    if (config.limit) await refuseTooMany(app, request, `${request.method} ${url}`, config.limit);
  });
});
