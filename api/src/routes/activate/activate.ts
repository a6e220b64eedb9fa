import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { activate } from '../../domain/account/activate';
import { nullable } from '../entities/nullable';
import { UserSchema } from '../entities/user.schema';
import { presentUserOf } from '../presentUserOf';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const ActivateBody = strictObject({ token: Type.String({ minLength: 1, maxLength: 100 }) });
export const ActivateReply = strictObject({ user: nullable(UserSchema), activated: Type.Literal(true) });

/** POST /api/activate.php: confirms an e-mail address by the token of the mail. */
export const activateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public', limit: { max: 20, seconds: 3_600 } },
    schema: { body: ActivateBody, response: { 200: ActivateReply } },
  } as const;
  app.post('/api/activate.php', options, async (request) => {
    const memberId = await activate(workOf(app, request), request.body.token);
    // Only the member's own browser is told who it is: a link alone logs nobody in.
    const isOwn = request.member?.id === memberId;
    return { user: isOwn ? await presentUserOf(app, memberId, request.now) : null, activated: true as const };
  });
};
