import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { removeStoredMethod } from '../../domain/credits/removeStoredMethod';
import { requireMember } from '../../plugins/requireMember';
import { findStoredMethods } from '../../repositories/credits/findStoredMethods';
import { workOf } from '../workOf';
import { RemoveMethodBody, StoredMethodsReply } from './stored-methods.schema';

const config = { access: 'member' } as const;

/** GET and DELETE /api/stored-methods.php: cards and mandates that are kept. */
export const storedMethodsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/stored-methods.php', { config, schema: { response: { 200: StoredMethodsReply } } }, async (request) => {
    return { methods: await findStoredMethods(app.db, requireMember(request).id) };
  });
  const remove = { config, schema: { body: RemoveMethodBody, response: { 200: StoredMethodsReply } } };
  app.delete('/api/stored-methods.php', remove, async (request) => {
    const { id } = requireMember(request);
    await removeStoredMethod(workOf(app, request), app.ports.payments, id, request.body.id);
    return { methods: await findStoredMethods(app.db, id) };
  });
};
