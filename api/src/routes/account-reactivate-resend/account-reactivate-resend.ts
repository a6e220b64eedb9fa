import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { resendReactivation } from '../../domain/account/resendReactivation';
import { SentReply } from '../activate-resend/activate-resend';
import { LoginBody } from '../user/user.schema';
import { workOf } from '../workOf';

/** POST /api/account-reactivate-resend.php: mails the link of a deleted account again, after its password. */
export const accountReactivateResendRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public', limit: { max: 10, seconds: 900 } },
    schema: { body: LoginBody, response: { 200: SentReply } },
  } as const;
  app.post('/api/account-reactivate-resend.php', options, async (request) => {
    await resendReactivation(workOf(app, request), app.ports.passwords, request.body, app.config.publicOrigin);
    return { sent: true as const };
  });
};
