import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import { hashToken } from '../domain/account/hashToken';
import { ACTIVITY_S } from '../domain/account/keepSession';
import { BoundedMap } from '../ports/cache/BoundedMap';
import type { FoundSession } from '../repositories/findSession';
import { commonHeaders } from './commonHeaders';
import type { KnownSession } from './KnownSession';
import { pollEtag } from './pollEtag';

const SESSIONS = 500_000;
/** A token needs no decoding, so the one cookie is read without parsing the others. */
const TOKEN = new RegExp(`(?:^|;\\s*)${AUTH_COOKIE.replace('.', '\\.')}=([\\w-]+)`);

/** True while a session needs nothing written: its activity was noted just now and it has not run out. */
const isQuiet = ({ lastSeenAt, expiresAt }: KnownSession, now: number): boolean => now - lastSeenAt < ACTIVITY_S && expiresAt > now;

/**
 * Answers an unchanged poll with 304 before anything else happens: it touches no table (design 7), and no other plugin.
 * Whenever the memory does not know, or knows that something changed, the call takes its usual way.
 */
export const pollPlugin = fp(async (app: FastifyInstance) => {
  const { cache, database } = app.ports;
  const sessions = new BoundedMap<KnownSession>(SESSIONS);
  const headers = Object.entries(commonHeaders(app.config)).flat();

  function isUnchanged({ routeOptions, raw: { headers }, now }: FastifyRequest): boolean {
    const { polled } = routeOptions.config;
    if (!polled || headers['if-none-match'] === undefined) return false;
    const token = TOKEN.exec(headers.cookie ?? '')?.[1];
    if (!token) return false;
    const known = sessions.get(hashToken(token));
    if (!known || !isQuiet(known, now)) return false;
    const versions = cache.versionsOf(known.memberId);
    return versions?.access === known.access && pollEtag(polled, known.memberId, versions, now) === headers['if-none-match'];
  }

  /** Written by hand: at this rate each header that is set one by one costs. */
  function answerUnchanged({ id, raw }: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    reply.raw.writeHead(304, [...headers, 'x-request-id', id, 'etag', raw.headers['if-none-match'] ?? '']).end();
  }

  app.decorate('rememberSession', ({ member, lastSeenAt, expiresAt }: FoundSession) => {
    sessions.set(member.session.tokenHash, { memberId: member.id, access: member.versions.access, lastSeenAt, expiresAt });
    cache.keep(member.id, member.versions);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isUnchanged(request)) answerUnchanged(request, reply);
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
