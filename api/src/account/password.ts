import * as password from '@rendezvous/shared/calls/password';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { changePassword } from './changePassword';
import { requireMember } from '../plugins/requireMember';
import { openSession } from './openSession';
import { workOf } from '../workOf';

export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, password.changePassword, async (request, reply) => {
    const { id: memberId } = requireMember(request);
    const { publicOrigin } = app.config;
    await changePassword(workOf(app, request), app.ports.passwords, { memberId, publicOrigin }, request.body);
    return { user: await openSession(app, request, reply, memberId) };
  });
};
