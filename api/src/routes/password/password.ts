import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { changePassword } from '../../domain/account/changePassword';
import { requireMember } from '../../plugins/requireMember';
import { TypedPassword } from '../entities/TypedPassword';
import { UserSchema } from '../entities/user.schema';
import { openSession } from '../openSession';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const PasswordBody = strictObject({ old_password: TypedPassword, password: TypedPassword, password_repeat: TypedPassword });
export const PasswordReply = strictObject({ user: UserSchema });

/** PUT /api/password.php: a new password for whoever knows the old one; only this browser stays logged in. */
export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'member', limit: { max: 10, seconds: 900 } },
    schema: { body: PasswordBody, response: { 200: PasswordReply } },
  } as const;
  app.put('/api/password.php', options, async (request, reply) => {
    const { id: memberId } = requireMember(request);
    const { publicOrigin } = app.config;
    await changePassword(workOf(app, request), app.ports.passwords, { memberId, publicOrigin }, request.body);
    return { user: await openSession(app, request, reply, memberId) };
  });
};
