import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HEARTBEAT_S, ID_PATTERN, type LiveEvent } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../account/sqlSessions';
import { ApiError } from '../ApiError';
import { requireMember } from '../plugins/session';
import { type MemberViewContext, getMemberViewContext } from '../getViewContext';
import { presentMessage } from './present';
import { getHistoryStart } from './readConversation';
import { findMissedMessages, findNewestMessageId } from './sqlMessages';
import { EventStream } from './EventStream';

/** Maximum number of a member's open streams in this process, across all windows and devices. */
const STREAMS_MAX = 8;

/** Reconnection delay in ms for readers of a process that is shutting down: the minimum, and the range of a random addition. */
const RECONNECT_MS = { minimum: 1_000, spread: 4_000 };

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
};

async function findMissedEvents({ viewer, settings, viewerContext, work }: MemberViewContext, lastMessageId: string): Promise<LiveEvent[]> {
  const viewerId = viewer.member.id;
  const since = getHistoryStart(work.now, settings.chat_history_days);
  const messages = await findMissedMessages(work.db, viewerId, { after: lastMessageId, since });
  const events = messages.map((message): LiveEvent => ({
    type: 'message',
    conversation: message.conversation_id,
    message: presentMessage(message, { viewerId, signPhotoUrl: viewerContext.signPhotoUrl }),
  }));
  return [...events, { type: 'changed', kinds: ['user', 'chats', 'likes'] }];
}

/** Sends the events that the reader has missed since its last message; a new reader gets a position to resume from. */
async function startStream(stream: EventStream, viewContext: MemberViewContext, lastEventId: unknown): Promise<void> {
  const isResuming = typeof lastEventId === 'string' && new RegExp(ID_PATTERN).test(lastEventId);
  const newestId = isResuming ? undefined : await findNewestMessageId(viewContext.work.db, viewContext.viewer.member.id);
  if (newestId !== undefined) stream.sendResumePosition(newestId);
  stream.catchUp(isResuming ? await findMissedEvents(viewContext, lastEventId) : []);
}

/** Starts the heartbeats of a stream, and ends the stream once its session is no longer valid; returns the timer. */
function startHeartbeat(app: FastifyInstance, request: FastifyRequest, stream: EventStream): NodeJS.Timeout {
  const { tokenHash } = requireMember(request).session;
  return setInterval(() => {
    findSession(app.db, tokenHash, app.ports.clock.now()).then(
      (session) => (session ? stream.sendHeartbeat() : stream.end()),
      () => stream.end(),
    );
  }, HEARTBEAT_S * 1000);
}

/** GET /api/events.php: live events of a member, resumed after the message whose id is in Last-Event-ID. */
export const eventsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const streams = new Map<EventStream, string>();
  // Readers reconnect to another process on their own, spread over a few seconds.
  const endAllStreams = (): void => {
    for (const stream of streams.keys())
      stream.endAndRetryAfter(RECONNECT_MS.minimum + Math.floor(app.ports.random.number() * RECONNECT_MS.spread));
  };
  app.onDrain(endAllStreams);
  app.addHook('preClose', async () => endAllStreams());
  app.addHook('onClose', () => app.ports.events.close());

  async function openStream(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (app.isDraining()) throw new ApiError('overloaded');
    const viewContext = await getMemberViewContext(app, request);
    const memberId = viewContext.viewer.member.id;
    if ([...streams.values()].filter((ownerId) => ownerId === memberId).length >= STREAMS_MAX) {
      throw new ApiError('rate_limited', { params: { seconds: HEARTBEAT_S } });
    }
    reply.hijack();
    reply.raw.writeHead(200, STREAM_HEADERS).flushHeaders();
    const stream = new EventStream(reply.raw);
    streams.set(stream, memberId);
    const unsubscribe = app.ports.events.subscribe(memberId, (event) => stream.publish(event));
    const timer = startHeartbeat(app, request, stream);
    reply.raw.on('close', () => {
      clearInterval(timer);
      unsubscribe();
      streams.delete(stream);
    });
    await startStream(stream, viewContext, request.headers['last-event-id']).catch(() => stream.end());
  }

  app.get(
    '/api/events.php',
    { config: { access: 'member', tag: 'chat', showsMembers: true, limit: { max: 60, seconds: 60 } } },
    openStream,
  );
};
