import type { FastifyReply } from 'fastify';
import { AUTH_COOKIE, AUTH_COOKIE_DAYS } from '@rendezvous/shared/contract';

const base = (reply: FastifyReply) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: reply.server.config.publicOrigin.startsWith('https:') }) as const;

/** Hands the session to the browser. */
export const setSessionCookie = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(AUTH_COOKIE, token, { ...base(reply), maxAge: AUTH_COOKIE_DAYS * 86_400 });

/** Takes the session from the browser. */
export const clearSessionCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(AUTH_COOKIE, base(reply));
