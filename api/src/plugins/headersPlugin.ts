import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { commonHeaders } from './commonHeaders';

/** Security headers on every answer, errors too; a route may set its own instead. */
export const headersPlugin = fp(async (app: FastifyInstance) => {
  const headers = commonHeaders(app.config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
});
