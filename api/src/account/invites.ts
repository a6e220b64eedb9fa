import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listInvites } from './listInvites';
import { makeInvite } from './makeInvite';
import { requireMember } from '../plugins/requireMember';
import { workOf } from '../workOf';

/** /api/invites.php: a member's single-use codes for others to sign up with. */
export const invitesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.listInvites, (request) => listInvites(workOf(app, request), requireMember(request).id));
  answer(app, account.createInvite, (request) => makeInvite(workOf(app, request), requireMember(request).id));
};
