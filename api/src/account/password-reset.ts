import * as password from '@rendezvous/shared/calls/password';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { requestReset } from './requestReset';
import { resetPassword } from './resetPassword';
import { isTokenAlive } from './useToken';
import { openSession } from './openSession';
import { workOf } from '../workOf';

/** /api/password-reset.php: ask for a link, look at it, choose a new password. */
export const passwordResetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { publicOrigin } = app.config;
  answer(app, password.requestReset, async (request) => {
    await requestReset(workOf(app, request), request.body.email.trim(), { host: request.host, publicOrigin });
    return { sent: true as const };
  });
  answer(app, password.checkResetToken, async (request) => ({
    valid: await isTokenAlive(workOf(app, request), request.query.token, 'reset'),
  }));
  answer(app, password.resetPassword, async (request, reply) => {
    const memberId = await resetPassword(workOf(app, request), app.ports.passwords, request.body, publicOrigin);
    return { user: await openSession(app, request, reply, memberId) };
  });
};
