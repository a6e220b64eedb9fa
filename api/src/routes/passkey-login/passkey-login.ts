import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { issueChallenge } from '../../domain/passkeys/challenges';
import { logInWithPasskey } from '../../domain/passkeys/logInWithPasskey';
import { siteOf } from '../../domain/passkeys/siteOf';
import { EmptyBody } from '../entities/EmptyBody';
import { openSession } from '../openSession';
import { PasskeyLoginBody, PasskeyRequestReply } from '../passkeys/passkeys.schema';
import { UserReply } from '../user/user.schema';
import { workOf } from '../workOf';

/** /api/passkey-login.php: a challenge that names nobody, and the login of whoever answers it. */
export const passkeyLoginRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // Every opened login page asks, so that the browser can offer a passkey in the field of the name.
  const asking = {
    config: { access: 'public', limit: { max: 60, seconds: 900 } },
    schema: { body: EmptyBody, response: { 200: PasskeyRequestReply } },
  } as const;
  app.post('/api/passkey-login.php', asking, async (request) => ({
    request: { challenge: await issueChallenge(workOf(app, request), null), site_id: siteOf(app.config.publicOrigin) },
  }));

  const answering = {
    config: { access: 'public', limit: { max: 10, seconds: 900 } },
    schema: { body: PasskeyLoginBody, response: { 200: UserReply } },
  } as const;
  app.put('/api/passkey-login.php', answering, async (request, reply) => {
    const memberId = await logInWithPasskey(workOf(app, request), app.config.publicOrigin, request.body.proof);
    return { user: await openSession(app, request, reply, memberId) };
  });
};
