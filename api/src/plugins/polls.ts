import type { IncomingMessage, ServerResponse } from 'node:http';
import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isRecent } from '../account/sessions';
import type { SessionWithMember } from '../account/sqlSessions';
import { hashToken } from '../account/tokens';
import { BoundedMap } from '../ports/cache/BoundedMap';
import type { Versions } from '../ports/cache/CachePort';
import { TEST_CLOCK_HEADER } from './clock';
import { commonHeaders } from './headers';
import { requestIds } from './logs';
import { requireMember } from './session';

/** The calls that are polled. */
export type PollKind = 'user' | 'chats' | 'likes';

/**
 * Seconds after which a reply is outdated even if no counter has changed: lists contain the online badges of other members, and in the member's own
 * data only the hour in the signed photo URLs changes with time.
 */
const FRESH_S: Record<PollKind, number> = { user: 3_600, chats: 300, likes: 300 };

/** ETag of a poll's reply: identifies the state that the reply is based on. */
const pollEtag = (kind: PollKind, memberId: string, versions: Versions, now: number): string =>
  `"${kind}-${memberId}-${versions[kind]}-${Math.floor(now / FRESH_S[kind])}"`;

/** Sets the ETag of a poll's reply. True, with the status set to 304, if the client already has this reply (design 7). */
export function notModified(request: FastifyRequest, reply: FastifyReply, kind: PollKind): boolean {
  const { id, versions } = requireMember(request);
  const etag = pollEtag(kind, id, versions, request.now);
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return false;
  reply.code(304);
  return true;
}

/** A session read from the database, as cached in this process. */
interface CachedSession {
  memberId: string;
  /** Access counter at which the session was valid; any other value requires a new lookup. */
  access: number;
  lastSeenAt: number;
  expiresAt: number;
}

/** Maximum number of cached sessions; the oldest are evicted first. */
const MAX_SESSIONS = 500_000;
/** Matches the session cookie; a token needs no decoding, so the other cookies are not parsed. */
const TOKEN = new RegExp(`(?:^|;\\s*)${AUTH_COOKIE.replace('.', '\\.')}=([\\w-]+)`);

/** True while the session need not be updated: its activity was recorded recently and it has not expired. */
const isQuiet = ({ lastSeenAt, expiresAt }: CachedSession, now: number): boolean => isRecent(lastSeenAt, now) && expiresAt > now;

/**
 * Responds to an unchanged poll with 304 before Fastify and every plugin: it touches no table (design 7). If this process does not remember the
 * session or its counters, or if something has changed, the call takes its usual path.
 */
export const pollPlugin = fp(async (app: FastifyInstance) => {
  const { cache, clock, database, random } = app.ports;
  const sessions = new BoundedMap<CachedSession>(MAX_SESSIONS);
  const common = Object.entries(commonHeaders(app.config)).flat();
  const polls = new Map<string, PollKind>();
  const nextId = requestIds(random);
  // At this rate a log line per response would be most of the work and most of the log.
  const logsPolls = app.config.logLevel === 'debug';

  function isUnchanged(kind: PollKind, { headers }: IncomingMessage): boolean {
    const token = TOKEN.exec(headers.cookie ?? '')?.[1];
    const session = token === undefined ? undefined : sessions.get(hashToken(token));
    const now = clock.now();
    if (!session || !isQuiet(session, now)) return false;
    const versions = cache.versionsOf(session.memberId);
    return versions?.access === session.access && pollEtag(kind, session.memberId, versions, now) === headers['if-none-match'];
  }

  app.addHook('onRoute', ({ url, config }) => {
    if (config?.polled) polls.set(url, config.polled);
  });
  app.decorate('answerPoll', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    const etag = headers['if-none-match'];
    const kind = method === 'GET' && etag !== undefined && headers[TEST_CLOCK_HEADER] === undefined ? polls.get(url) : undefined;
    if (etag === undefined || kind === undefined) return false;
    const began = performance.now();
    if (!isUnchanged(kind, request)) return false;
    // All headers at once: at this rate setting each one individually is expensive.
    response.writeHead(304, [...common, 'x-request-id', nextId(), 'etag', etag]).end();
    app.countAnswer('GET', url, 304, (performance.now() - began) / 1_000);
    if (logsPolls) app.log.debug({ route: url, method, status: 304 });
    return true;
  });
  app.decorate('rememberSession', ({ member, lastSeenAt, expiresAt }: SessionWithMember) => {
    sessions.set(member.session.tokenHash, { memberId: member.id, access: member.versions.access, lastSeenAt, expiresAt });
    cache.keep(member.id, member.versions);
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
