import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Lets a process announce its shutdown, so that the load balancer sends requests elsewhere (security 35). */
export const drainPlugin = fp(async (app: FastifyInstance) => {
  const hooks: (() => void)[] = [];
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('onDrain', (hook: () => void) => void hooks.push(hook));
  app.decorate('drain', async () => {
    isDraining = true;
    for (const hook of hooks) hook();
    await new Promise((resolve) => setTimeout(resolve, app.config.drainMs));
  });
});
