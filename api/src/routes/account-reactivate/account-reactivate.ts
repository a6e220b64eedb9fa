import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { reactivate } from '../../domain/account/reactivate';
import { LinkToken } from '../entities/LinkToken';
import { UserSchema } from '../entities/user.schema';
import { openSession } from '../openSession';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const ReactivateBody = strictObject({ token: LinkToken });
export const ReactivateReply = strictObject({ user: UserSchema });

/** POST /api/account-reactivate.php: brings a deleted account back within 14 days and logs in. */
export const accountReactivateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public', limit: { max: 20, seconds: 3_600 } },
    schema: { body: ReactivateBody, response: { 200: ReactivateReply } },
  } as const;
  app.post('/api/account-reactivate.php', options, async (request, reply) => {
    const memberId = await reactivate(workOf(app, request), request.body.token);
    return { user: await openSession(app, request, reply, memberId) };
  });
};
