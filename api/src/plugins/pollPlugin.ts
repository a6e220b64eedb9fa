import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import { hashToken } from '../domain/account/hashToken';
import { ACTIVITY_S } from '../domain/account/keepSession';
import { BoundedMap } from '../ports/cache/BoundedMap';
import type { FoundSession } from '../repositories/findSession';
import type { KnownSession } from './KnownSession';
import { pollEtag } from './pollEtag';

const SESSIONS = 500_000;

/** True while a session needs nothing written: its activity was noted just now and it has not run out. */
const isQuiet = ({ lastSeenAt, expiresAt }: KnownSession, now: number): boolean => now - lastSeenAt < ACTIVITY_S && expiresAt > now;

/**
 * Answers an unchanged poll with 304 before anything else happens: it touches no table (design 7). Whenever the memory does
 * not know, or knows that something changed, the call takes its usual way.
 */
export const pollPlugin = fp(async (app: FastifyInstance) => {
  const { cache, database } = app.ports;
  const sessions = new BoundedMap<KnownSession>(SESSIONS);

  function isUnchanged({ routeOptions, cookies, headers, now }: FastifyRequest): boolean {
    const { polled } = routeOptions.config;
    const token = cookies[AUTH_COOKIE];
    if (!polled || !token || headers['if-none-match'] === undefined) return false;
    const known = sessions.get(hashToken(token));
    if (!known || !isQuiet(known, now)) return false;
    const versions = cache.versionsOf(known.memberId);
    return versions?.access === known.access && pollEtag(polled, known.memberId, versions, now) === headers['if-none-match'];
  }

  await app.register(cookie);
  app.decorate('rememberSession', ({ member, lastSeenAt, expiresAt }: FoundSession) => {
    sessions.set(member.session.tokenHash, { memberId: member.id, access: member.versions.access, lastSeenAt, expiresAt });
    cache.keep(member.id, member.versions);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isUnchanged(request)) reply.code(304).header('etag', request.headers['if-none-match']).send();
    else done();
  });

  database.onChange((rows) =>
    Promise.all(
      rows.map(({ member_id, user_version: user, chats_version: chats, likes_version: likes, access_version: access }) =>
        cache.tell(member_id, { user, chats, likes, access }),
      ),
    ),
  );
  cache.watch((state) => app.log.warn({ cache: state }));
  app.addHook('onClose', () => cache.close());
});
