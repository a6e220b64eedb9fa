import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Header that shifts the time of a single request by a number of seconds, outside production. */
export const TEST_CLOCK_HEADER = 'x-test-clock';

const OFFSET_PATTERN = /^-?\d{1,9}$/;

/** Sets the time of each request; outside production a header can shift it. */
export const clockPlugin = fp(async (app: FastifyInstance) => {
  app.decorateRequest('now', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    const headerValue = request.headers[TEST_CLOCK_HEADER];
    const offset =
      app.config.environment !== 'production' && typeof headerValue === 'string' && OFFSET_PATTERN.test(headerValue)
        ? Number(headerValue)
        : 0;
    request.now = app.ports.clock.now() + offset;
    done();
  });
});
