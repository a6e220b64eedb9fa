import type { LiveEvent } from '@rendezvous/shared/contract';
import { Redis } from 'ioredis';
import { type EventsPort, createMemoryEvents } from './EventsPort';

const CHANNEL_PREFIX = 'events:';
const MAX_RECONNECT_DELAY_MS = 1_000;

const createConnection = (url: string): Redis =>
  new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 50, MAX_RECONNECT_DELAY_MS),
  });

interface EventMessage {
  /** Id of the publishing process, which has already notified its own streams. */
  from: string;
  event: LiveEvent;
}

/**
 * Creates a port that shares live events between processes. The streams of this process receive its own events at once, with or without
 * Redis. Events of other processes are lost while Redis is down, but clients catch up with their next poll.
 */
export function createRedisEvents(url: string, processId: string): EventsPort {
  const [sender, receiver] = [createConnection(url), createConnection(url)];
  const localEvents = createMemoryEvents();
  const streamCounts = new Map<string, number>();
  // Each failed reconnect emits an error event; without a listener it would be printed.
  for (const redis of [sender, receiver]) redis.on('error', () => {});
  const ignoreErrors = (command: Promise<unknown>): void => void command.catch(() => {});

  receiver.on('ready', () => {
    for (const memberId of streamCounts.keys()) ignoreErrors(receiver.subscribe(CHANNEL_PREFIX + memberId));
  });
  receiver.on('message', (channel, text) => {
    const { from, event } = JSON.parse(text) as EventMessage;
    if (from !== processId) localEvents.publish(channel.slice(CHANNEL_PREFIX.length), event);
  });

  const updateStreamCount = (memberId: string, change: 1 | -1): number => {
    const streamCount = (streamCounts.get(memberId) ?? 0) + change;
    if (streamCount === 0) streamCounts.delete(memberId);
    else streamCounts.set(memberId, streamCount);
    return streamCount;
  };

  return {
    publish: (memberId, event) => {
      localEvents.publish(memberId, event);
      ignoreErrors(sender.publish(CHANNEL_PREFIX + memberId, JSON.stringify({ from: processId, event } satisfies EventMessage)));
    },
    subscribe: (memberId, listener) => {
      const unsubscribe = localEvents.subscribe(memberId, listener);
      if (updateStreamCount(memberId, 1) === 1) ignoreErrors(receiver.subscribe(CHANNEL_PREFIX + memberId));
      return () => {
        unsubscribe();
        if (updateStreamCount(memberId, -1) === 0) ignoreErrors(receiver.unsubscribe(CHANNEL_PREFIX + memberId));
      };
    },
    close: async () => {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
