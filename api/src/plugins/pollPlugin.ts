import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import { hashToken } from '../domain/account/hashToken';
import { ACTIVITY_S } from '../domain/account/keepSession';
import { BoundedMap } from '../ports/cache/BoundedMap';
import type { FoundSession } from '../repositories/findSession';
import type { KnownSession } from './KnownSession';
import { pollEtag, type PollKind } from './pollEtag';

const SESSIONS = 500_000;

/** What a poll brings when it may be answered from memory. */
interface Asked {
  kind: PollKind;
  token: string;
  etag: string;
}

function askedBy({ routeOptions, cookies, headers }: FastifyRequest): Asked | undefined {
  const { polled: kind } = routeOptions.config;
  const etag = headers['if-none-match'];
  const token = kind && etag ? cookies[AUTH_COOKIE] : undefined;
  return kind && etag && token ? { kind, token, etag } : undefined;
}

/** True while a session needs nothing written: its activity was noted just now and it has not run out. */
const isQuiet = ({ lastSeenAt, expiresAt }: KnownSession, now: number): boolean => now - lastSeenAt < ACTIVITY_S && expiresAt > now;

/**
 * Answers an unchanged poll with 304 before anything else happens: it touches no table (design 7). Whenever the memory does
 * not know, or knows that something changed, the call takes its usual way.
 */
export const pollPlugin = fp(async (app: FastifyInstance) => {
  const { cache, database } = app.ports;
  const sessions = new BoundedMap<KnownSession>(SESSIONS);

  async function isUnchanged({ kind, token, etag }: Asked, now: number): Promise<boolean> {
    const known = sessions.get(hashToken(token));
    if (!known || !isQuiet(known, now)) return false;
    const versions = await cache.versionsOf(known.memberId);
    return versions !== undefined && versions.access === known.access && pollEtag(kind, known.memberId, versions, now) === etag;
  }

  await app.register(cookie);
  app.decorate('rememberSession', async ({ member, lastSeenAt, expiresAt }: FoundSession) => {
    sessions.set(member.session.tokenHash, { memberId: member.id, access: member.versions.access, lastSeenAt, expiresAt });
    await cache.keep(member.id, member.versions);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const asked = askedBy(request);
    if (!asked) return done();
    isUnchanged(asked, request.now).then((same) => (same ? void reply.code(304).header('etag', asked.etag).send() : done()), done);
  });

  database.onChange((rows) =>
    Promise.all(
      rows.map(({ member_id, user_version: user, chats_version: chats, likes_version: likes, access_version: access }) =>
        cache.keep(member_id, { user, chats, likes, access }),
      ),
    ),
  );
  cache.watch((state) => app.log.warn({ cache: state }));
  app.addHook('onClose', () => cache.close());
});
