import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../ApiError';
import { isPlain } from '../isPlain';

/** Refuses text that cannot be stored before any handler sees it, naming its field. */
export const plainTextPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [params, query, body]) {
      const wrong = Object.entries(typeof part === 'object' && part !== null ? part : {}).find(([, value]) => !isPlain(value));
      if (wrong) throw new ApiError('validation', { fields: { [wrong[0]]: 'validation' } });
    }
  });
});
