import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Header that moves the time of one request by so many seconds, outside production. */
export const TEST_CLOCK = 'x-test-clock';

const OFFSET = /^-?\d{1,9}$/;

/** Gives each request its time; outside production a header can move it. */
export const clockPlugin = fp(async (app: FastifyInstance) => {
  app.decorateRequest('now', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers[TEST_CLOCK];
    const offset = app.config.environment !== 'production' && typeof header === 'string' && OFFSET.test(header) ? Number(header) : 0;
    request.now = app.ports.clock.now() + offset;
    done();
  });
});
