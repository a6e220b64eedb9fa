import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { requestReset } from '../../domain/account/requestReset';
import { resetPassword } from '../../domain/account/resetPassword';
import { isTokenAlive } from '../../domain/account/useToken';
import { openSession } from '../openSession';
import { workOf } from '../workOf';
import { NewPasswordBody, NewPasswordReply, ResetBody, ResetReply, TokenQuery, TokenReply } from './password-reset.schema';

const LOOKUPS = { max: 10, seconds: 86_400, code: 'reset_limit' } as const;
const TRIES = { max: 30, seconds: 3_600 };

/** /api/password-reset.php: ask for a link, look at it, choose a new password. */
export const passwordResetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { publicOrigin } = app.config;

  const asking = { config: { access: 'public', limit: LOOKUPS }, schema: { body: ResetBody, response: { 200: ResetReply } } } as const;
  app.post('/api/password-reset.php', asking, async (request) => {
    await requestReset(workOf(app, request), request.body.email.trim(), { host: request.host, publicOrigin });
    return { sent: true as const };
  });

  const looking = {
    config: { access: 'public', limit: TRIES },
    schema: { querystring: TokenQuery, response: { 200: TokenReply } },
  } as const;
  app.get('/api/password-reset.php', looking, async (request) => ({
    valid: await isTokenAlive(workOf(app, request), request.query.token, 'reset'),
  }));

  const choosing = {
    config: { access: 'public', limit: TRIES },
    schema: { body: NewPasswordBody, response: { 200: NewPasswordReply } },
  } as const;
  app.put('/api/password-reset.php', choosing, async (request, reply) => {
    const memberId = await resetPassword(workOf(app, request), app.ports.passwords, request.body, publicOrigin);
    return { user: await openSession(app, request, reply, memberId) };
  });
};
