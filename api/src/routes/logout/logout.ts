import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { clearSessionCookie } from '../../domain/account/sessionCookie';
import { endSessions } from '../../repositories/endSessions';
import { strictObject } from '../strictObject';

export const LogoutReply = strictObject({ user: Type.Null() });

/** GET /api/logout.php: ends the session and removes the cookie. */
export const logoutRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'public' }, schema: { response: { 200: LogoutReply } } } as const;
  app.get('/api/logout.php', options, async (request, reply) => {
    if (request.member) {
      await endSessions(app.db, request.member.id, { only: request.member.session.id });
    }
    clearSessionCookie(reply);
    return { user: null };
  });
};
