import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** GET /api/openapi.json: every route with its schemas, outside production. */
export const openApiPlugin = fp(async (app: FastifyInstance) => {
  if (app.config.environment === 'production') return;
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: { title: 'Rendezvous', version: '1.0.0' } } });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
});
