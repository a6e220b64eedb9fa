import * as signup from '@rendezvous/shared/calls/signup';
import { answer } from '../../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { usernameProblem } from '@rendezvous/shared/contract';
import { isNameTaken } from '../../repositories/isNameTaken';

/** GET /api/check-name.php: whether a username can be taken. */
export const checkNameRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, signup.checkName, async ({ query }) => {
    const name = query.name.trim();
    return { available: usernameProblem(name, '') === null && !(await isNameTaken(app.db, name)) };
  });
};
