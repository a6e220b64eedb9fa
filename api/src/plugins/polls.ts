import type { IncomingMessage, ServerResponse } from 'node:http';
import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isActivityRecent } from '../account/sessions';
import type { SessionWithMember } from '../account/sqlSessions';
import { hashToken } from '../account/tokens';
import { BoundedMap } from '../ports/cache/BoundedMap';
import type { Versions } from '../ports/cache/CachePort';
import { TEST_CLOCK_HEADER } from './clock';
import { getCommonHeaders } from './headers';
import { createRequestIdGenerator } from './logs';
import { requireMember } from './session';

export type PollKind = 'user' | 'chats' | 'likes';

/**
 * Seconds after which a reply is outdated at the latest, even if no counter has changed: lists contain the online badges of other members,
 * and in the member's own data only the hour in the signed photo URLs changes with time.
 */
const MAX_AGE_S: Record<PollKind, number> = { user: 3_600, chats: 300, likes: 300 };

/** ETag of a poll's reply: identifies the state that the reply is based on. */
const computePollEtag = (kind: PollKind, memberId: string, versions: Versions, now: number): string =>
  `"${kind}-${memberId}-${versions[kind]}-${Math.floor(now / MAX_AGE_S[kind])}"`;

/** Sets the ETag of a poll's reply; if the client already has this reply, also sets the status to 304 and returns true (decision 015). */
export function respondNotModified(request: FastifyRequest, reply: FastifyReply, kind: PollKind): boolean {
  const { id, versions } = requireMember(request);
  const etag = computePollEtag(kind, id, versions, request.now);
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return false;
  reply.code(304);
  return true;
}

/** A session read from the database, as cached in this process. */
interface CachedSession {
  memberId: string;
  /** Access counter at which the session was valid; any other value requires a new lookup. */
  accessVersion: number;
  lastSeenAt: number;
  expiresAt: number;
}

/** Maximum number of cached sessions; the oldest are evicted first. */
const CACHED_SESSIONS_MAX = 500_000;
/** Matches the session cookie. Tokens contain no encoded characters, so the header need not be parsed. */
const TOKEN_PATTERN = new RegExp(`(?:^|;\\s*)${AUTH_COOKIE.replace('.', '\\.')}=([\\w-]+)`);

/** True while the session need not be updated: its activity was recorded recently and it has not expired. */
const needsNoWrite = ({ lastSeenAt, expiresAt }: CachedSession, now: number): boolean =>
  isActivityRecent(lastSeenAt, now) && expiresAt > now;

/**
 * Responds to an unchanged poll with 304 before Fastify or any of its plugins runs, without reading a table (decision 015). If this process
 * does not remember the session or the counters, or if something has changed, the call takes its usual path.
 */
export const pollPlugin = fp(async (app: FastifyInstance) => {
  const { cache, clock, database, random } = app.ports;
  const sessions = new BoundedMap<CachedSession>(CACHED_SESSIONS_MAX);
  const commonHeaderList = Object.entries(getCommonHeaders(app.config)).flat();
  const pollKindByUrl = new Map<string, PollKind>();
  const nextId = createRequestIdGenerator(random);
  // Polls are so frequent that logging each response would be most of the work and fill most of the log.
  const shouldLogPolls = app.config.logLevel === 'debug';

  function isUnchanged(kind: PollKind, { headers }: IncomingMessage): boolean {
    const token = TOKEN_PATTERN.exec(headers.cookie ?? '')?.[1];
    const session = token === undefined ? undefined : sessions.get(hashToken(token));
    const now = clock.now();
    if (!session || !needsNoWrite(session, now)) return false;
    const versions = cache.getVersions(session.memberId);
    return (
      versions?.access === session.accessVersion && computePollEtag(kind, session.memberId, versions, now) === headers['if-none-match']
    );
  }

  app.addHook('onRoute', ({ url, config }) => {
    if (config?.polled) pollKindByUrl.set(url, config.polled);
  });
  app.decorate('answerPoll', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    const etag = headers['if-none-match'];
    const kind = method === 'GET' && etag !== undefined && headers[TEST_CLOCK_HEADER] === undefined ? pollKindByUrl.get(url) : undefined;
    if (etag === undefined || kind === undefined) return false;
    const startedAt = performance.now();
    if (!isUnchanged(kind, request)) return false;
    // Polls are so frequent that setting each header individually would be expensive.
    response.writeHead(304, [...commonHeaderList, 'x-request-id', nextId(), 'etag', etag]).end();
    app.countAnswer('GET', url, 304, (performance.now() - startedAt) / 1_000);
    if (shouldLogPolls) app.log.debug({ route: url, method, status: 304 });
    return true;
  });
  app.decorate('rememberSession', ({ member, lastSeenAt, expiresAt }: SessionWithMember) => {
    sessions.set(member.session.tokenHash, { memberId: member.id, accessVersion: member.versions.access, lastSeenAt, expiresAt });
    cache.storeVersions(member.id, member.versions);
  });
  database.onChange((rows) =>
    Promise.all(
      rows.map(({ member_id, user_version: user, chats_version: chats, likes_version: likes, access_version: access }) =>
        cache.publishVersions(member_id, { user, chats, likes, access }),
      ),
    ),
  );
  cache.watch((state) => app.log.warn({ cache: state }));
  app.addHook('onClose', () => cache.close());
});
