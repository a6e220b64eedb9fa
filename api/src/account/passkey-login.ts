import * as passkeys from '@rendezvous/shared/calls/passkeys';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { issueChallenge } from './challenges';
import { logInWithPasskey } from './logInWithPasskey';
import { siteOf } from './siteOf';
import { openSession } from './openSession';
import { workOf } from '../workOf';

/** /api/passkey-login.php: a challenge that names nobody, and the login of whoever answers it. */
export const passkeyLoginRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, passkeys.beginLogin, async (request) => ({
    request: { challenge: await issueChallenge(workOf(app, request), null), site_id: siteOf(app.config.publicOrigin) },
  }));
  answer(app, passkeys.logInWithPasskey, async (request, reply) => {
    const memberId = await logInWithPasskey(workOf(app, request), app.config.publicOrigin, request.body.proof);
    return { user: await openSession(app, request, reply, memberId) };
  });
};
