import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HEARTBEAT_S, ID_PATTERN, type LiveEvent } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../account/sqlSessions';
import { ApiError } from '../ApiError';
import { requireMember } from '../plugins/session';
import { type MemberViewContext, getMemberViewContext } from '../getViewContext';
import { presentMessage } from './present';
import { historyStart } from './readConversation';
import { findMissedMessages, findNewestMessageId } from './sqlMessages';
import { EventStream } from './EventStream';

/** Maximum number of open streams per member, across all windows and devices. */
const STREAMS_MAX = 8;

/** Reconnection delay in ms for readers of a process that is shutting down: the minimum, and the range of a random addition. */
const RECONNECT_MS = { soonest: 1_000, spread: 4_000 };

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
};

async function findMissedEvents({ viewer, settings, sight, work }: MemberViewContext, after: string): Promise<LiveEvent[]> {
  const viewerId = viewer.member.id;
  const since = historyStart(work.now, settings.chat_history_days);
  const messages = await findMissedMessages(work.db, viewerId, { after, since });
  const events = messages.map((message): LiveEvent => ({
    type: 'message',
    conversation: message.conversation_id,
    message: presentMessage(message, { viewerId, address: sight.address }),
  }));
  return [...events, { type: 'changed', kinds: ['user', 'chats', 'likes'] }];
}

/** Catches up from the reader's last message; a new reader gets a position to resume from. */
async function startStream(stream: EventStream, viewing: MemberViewContext, lastEventId: unknown): Promise<void> {
  const isReturning = typeof lastEventId === 'string' && new RegExp(ID_PATTERN).test(lastEventId);
  const newestId = isReturning ? undefined : await findNewestMessageId(viewing.work.db, viewing.viewer.member.id);
  if (newestId !== undefined) stream.mark(newestId);
  stream.catchUp(isReturning ? await findMissedEvents(viewing, lastEventId) : []);
}

/** Starts the heartbeats of a stream, which ends when its session is no longer valid; returns the timer. */
function startHeartbeat(app: FastifyInstance, request: FastifyRequest, stream: EventStream): NodeJS.Timeout {
  const { tokenHash } = requireMember(request).session;
  return setInterval(() => {
    findSession(app.db, tokenHash, app.ports.clock.now()).then(
      (session) => (session ? stream.heartbeat() : stream.end()),
      () => stream.end(),
    );
  }, HEARTBEAT_S * 1000);
}

/** GET /api/events.php: live events of a member; Last-Event-ID resumes after that message. */
export const eventsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const streams = new Map<EventStream, string>();
  // Readers reconnect to another process by themselves, spread over a few seconds.
  const endAll = (): void => {
    for (const stream of streams.keys()) stream.endFor(RECONNECT_MS.soonest + Math.floor(app.ports.random.number() * RECONNECT_MS.spread));
  };
  app.onDrain(endAll);
  app.addHook('preClose', async () => endAll());
  app.addHook('onClose', () => app.ports.events.close());

  async function openStream(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (app.isDraining()) throw new ApiError('overloaded');
    const viewing = await getMemberViewContext(app, request);
    const memberId = viewing.viewer.member.id;
    if ([...streams.values()].filter((owner) => owner === memberId).length >= STREAMS_MAX) {
      throw new ApiError('rate_limited', { params: { seconds: HEARTBEAT_S } });
    }
    reply.hijack();
    reply.raw.writeHead(200, HEADERS).flushHeaders();
    const stream = new EventStream(reply.raw);
    streams.set(stream, memberId);
    const unsubscribe = app.ports.events.subscribe(memberId, (event) => stream.publish(event));
    const timer = startHeartbeat(app, request, stream);
    reply.raw.on('close', () => {
      clearInterval(timer);
      unsubscribe();
      streams.delete(stream);
    });
    await startStream(stream, viewing, request.headers['last-event-id']).catch(() => stream.end());
  }

  app.get(
    '/api/events.php',
    { config: { access: 'member', tag: 'chat', showsMembers: true, limit: { max: 60, seconds: 60 } } },
    openStream,
  );
};
