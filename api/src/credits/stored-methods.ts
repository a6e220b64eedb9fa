import * as credits from '@rendezvous/shared/calls/credits';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { removeStoredMethod } from './removeStoredMethod';
import { requireMember } from '../plugins/requireMember';
import { findStoredMethods } from './findStoredMethods';
import { workOf } from '../workOf';

/** GET and DELETE /api/stored-methods.php: cards and mandates that are kept. */
export const storedMethodsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, credits.listStoredMethods, async (request) => {
    return { methods: await findStoredMethods(app.db, requireMember(request).id) };
  });
  answer(app, credits.removeStoredMethod, async (request) => {
    const { id } = requireMember(request);
    await removeStoredMethod(workOf(app, request), app.ports.payments, id, request.body.id);
    return { methods: await findStoredMethods(app.db, id) };
  });
};
