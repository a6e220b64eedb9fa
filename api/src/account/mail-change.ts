import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { confirmMailChange } from './confirmMailChange';
import { requestMailChange } from './requestMailChange';
import { requireMember } from '../plugins/requireMember';
import { openSession } from './openSession';
import { workOf } from '../workOf';

/** /api/mail-change.php: ask for another e-mail address, and confirm it by the link sent there. */
export const mailChangeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { publicOrigin } = app.config;
  answer(app, account.requestEmailChange, async (request) => {
    const { id: memberId } = requireMember(request);
    await requestMailChange(workOf(app, request), app.ports.passwords, { memberId, publicOrigin }, request.body);
    return { sent: true as const };
  });
  answer(app, account.confirmEmailChange, async (request, reply) => {
    const { memberId, email } = await confirmMailChange(workOf(app, request), request.body.token, publicOrigin);
    // A link alone logs nobody in; the member's own browser stays logged in, with a new session.
    const isOwn = request.member?.id === memberId;
    return { email, user: isOwn ? await openSession(app, request, reply, memberId) : null };
  });
};
