import * as user from '@rendezvous/shared/calls/user';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { deviceOf } from './deviceOf';
import { clearSessionCookie } from './sessionCookie';
import { requireMember } from '../plugins/requireMember';
import { endSessions } from './endSessions';
import { findSessions } from './findSessions';

async function sessionsOf(app: FastifyInstance, request: FastifyRequest): Promise<Session[]> {
  const { id: memberId, session } = requireMember(request);
  const rows = await findSessions(app.db, memberId, request.now);
  return rows.map(({ id, user_agent: userAgent, country, created_at: created, last_seen_at: seen }) => {
    return { id, current: id === session.id, device: deviceOf(userAgent), country, created, last_active: seen };
  });
}

/** GET and DELETE /api/sessions.php: where a member is logged in, and logging out there. */
export const sessionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, user.listSessions, async (request) => {
    return { sessions: await sessionsOf(app, request) };
  });
  answer(app, user.endSessions, async (request, reply) => {
    const { id: memberId, session } = requireMember(request);
    const { id } = request.body;
    const ended = await endSessions(app.db, memberId, id === undefined ? { except: session.id } : { only: id });
    if (id !== undefined && ended === 0) throw new ApiError('not_found');
    if (id === session.id) clearSessionCookie(reply);
    return { sessions: await sessionsOf(app, request) };
  });
};
