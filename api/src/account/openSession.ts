import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '@rendezvous/shared/contract';
import { refuseExcluded } from '../leaving/refuseExcluded';
import { setSessionCookie } from './sessionCookie';
import { startSession } from './startSession';
import { endSessions } from './endSessions';
import { presentUserOf } from './presentUserOf';

/** Logs a member in with a new token, ending the session the browser had, and answers who it is. */
export async function openSession(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, memberId: string): Promise<User> {
  await refuseExcluded({ db: app.db, now: request.now }, memberId);
  if (request.member) {
    await endSessions(app.db, request.member.id, { only: request.member.session.id });
  }
  const country = request.headers['x-geo-country'];
  const token = await startSession(
    { db: app.db, random: app.ports.random },
    {
      memberId,
      now: request.now,
      userAgent: request.headers['user-agent'],
      country: typeof country === 'string' ? country.slice(0, 2) : '',
    },
  );
  setSessionCookie(reply, token);
  return presentUserOf(app, memberId, request.now);
}
