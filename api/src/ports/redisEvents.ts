import type { LiveEvent } from '@rendezvous/shared/contract';
import { Redis } from 'ioredis';
import { type EventsPort, memoryEvents } from './EventsPort';

const PREFIX = 'events:';
const RECONNECT_MS = 1_000;

const connect = (url: string): Redis =>
  new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, retryStrategy: (times) => Math.min(times * 50, RECONNECT_MS) });

interface EventMessage {
  /** Id of the publishing process, which has already notified its own streams. */
  from: string;
  event: LiveEvent;
}

/**
 * Live events across processes. The streams of this process receive its own events at once, with or without Redis. Events of other processes are lost
 * while Redis is down; the next poll compensates for that.
 */
export function redisEvents(url: string, processId: string): EventsPort {
  const [sender, receiver] = [connect(url), connect(url)];
  const local = memoryEvents();
  const streamCounts = new Map<string, number>();
  // Each failed reconnect emits an error event; without a listener it would end the process.
  for (const redis of [sender, receiver]) redis.on('error', () => {});
  const ignoreFailure = (command: Promise<unknown>): void => void command.catch(() => {});

  receiver.on('ready', () => {
    for (const memberId of streamCounts.keys()) ignoreFailure(receiver.subscribe(PREFIX + memberId));
  });
  receiver.on('message', (channel, text) => {
    const { from, event } = JSON.parse(text) as EventMessage;
    if (from !== processId) local.publish(channel.slice(PREFIX.length), event);
  });

  const countStream = (memberId: string, change: 1 | -1): number => {
    const streams = (streamCounts.get(memberId) ?? 0) + change;
    if (streams === 0) streamCounts.delete(memberId);
    else streamCounts.set(memberId, streams);
    return streams;
  };

  return {
    publish: (memberId, event) => {
      local.publish(memberId, event);
      ignoreFailure(sender.publish(PREFIX + memberId, JSON.stringify({ from: processId, event } satisfies EventMessage)));
    },
    subscribe: (memberId, listener) => {
      const unsubscribe = local.subscribe(memberId, listener);
      if (countStream(memberId, 1) === 1) ignoreFailure(receiver.subscribe(PREFIX + memberId));
      return () => {
        unsubscribe();
        if (countStream(memberId, -1) === 0) ignoreFailure(receiver.unsubscribe(PREFIX + memberId));
      };
    },
    close: async () => {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
