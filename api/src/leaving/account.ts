import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { deleteAccount } from './deleteAccount';
import { clearSessionCookie } from '../account/sessionCookie';
import { requireMember } from '../plugins/requireMember';
import { workOf } from '../workOf';

export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.deleteAccount, async (request, reply) => {
    const { id: memberId } = requireMember(request);
    const { publicOrigin } = app.config;
    const deletesAt = await deleteAccount(workOf(app, request), app.ports.passwords, { memberId, publicOrigin }, request.body);
    clearSessionCookie(reply);
    return { deletes_at: deletesAt };
  });
};
