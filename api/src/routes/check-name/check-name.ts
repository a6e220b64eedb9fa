import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { usernameProblem } from '@rendezvous/shared/contract';
import { isNameTaken } from '../../repositories/isNameTaken';
import { strictObject } from '../strictObject';

export const NameQuery = strictObject({ name: Type.String({ maxLength: 300 }) });
export const NameReply = strictObject({ available: Type.Boolean() });

/** GET /api/check-name.php: whether a username can be taken. */
export const checkNameRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public', limit: { max: 60, seconds: 60 } },
    schema: { querystring: NameQuery, response: { 200: NameReply } },
  } as const;
  app.get('/api/check-name.php', options, async ({ query }) => {
    const name = query.name.trim();
    return { available: usernameProblem(name, '') === null && !(await isNameTaken(app.db, name)) };
  });
};
