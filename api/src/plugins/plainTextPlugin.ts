import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../ApiError';

/** No database text can hold a zero or half a character. */
const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  return Object.values(value).every(isPlain);
}

/** Refuses text that cannot be stored before any handler sees it, naming its field. */
export const plainTextPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ body, query }) => {
    for (const part of [query, body]) {
      const wrong = Object.entries(typeof part === 'object' && part !== null ? part : {}).find(([, value]) => !isPlain(value));
      if (wrong) throw new ApiError('validation', { fields: { [wrong[0]]: 'validation' } });
    }
  });
});
