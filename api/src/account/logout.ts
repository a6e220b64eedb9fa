import * as user from '@rendezvous/shared/calls/user';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { clearSessionCookie } from './sessionCookie';
import { endSessions } from './endSessions';

export const logoutRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, user.logOut, async (request, reply) => {
    if (request.member) {
      await endSessions(app.db, request.member.id, { only: request.member.session.id });
    }
    clearSessionCookie(reply);
    return { user: null };
  });
};
