import { AUTH_COOKIE, AUTH_COOKIE_DAYS, DAY_S, KNOWN_BROWSER_COOKIE, KNOWN_BROWSER_DAYS, type User } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertNotExcluded } from '../leaving/selfExclusion';
import { rememberBrowser } from './knownBrowsers';
import { loadUser } from './presentUser';
import { endSessions, startSession } from './sessions';

/** Options of the api's cookies: for the whole site, hidden from scripts. */
export const getCookieOptions = (reply: FastifyReply) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: reply.server.config.publicOrigin.startsWith('https:') }) as const;

/** Sets the session cookie of the browser. */
export const setSessionCookie = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(AUTH_COOKIE, token, { ...getCookieOptions(reply), maxAge: AUTH_COOKIE_DAYS * DAY_S });

export const clearSessionCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(AUTH_COOKIE, getCookieOptions(reply));

/** Logs a member in with a new token, ends the browser's previous session and remembers the browser; returns the member. */
export async function openSession(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, memberId: string): Promise<User> {
  await assertNotExcluded({ db: app.db, now: request.now }, memberId);
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
  const browserToken = await rememberBrowser({ db: app.db, random: app.ports.random }, request, memberId);
  reply.setCookie(KNOWN_BROWSER_COOKIE, browserToken, { ...getCookieOptions(reply), maxAge: KNOWN_BROWSER_DAYS * DAY_S });
  return loadUser(app, memberId, request.now);
}
