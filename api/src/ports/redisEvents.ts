import type { LiveEvent } from '@rendezvous/shared/contract';
import { Redis } from 'ioredis';
import { type EventsPort, memoryEvents } from './EventsPort';

const PREFIX = 'events:';
const RECONNECT_MS = 1_000;

const connect = (url: string): Redis =>
  new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, retryStrategy: (times) => Math.min(times * 50, RECONNECT_MS) });

interface Told {
  /** Publishing process, which has already notified its own streams. */
  from: string;
  event: LiveEvent;
}

/**
 * Live events between processes. This process's streams receive its own events at once, with or without Redis; those of others are lost while Redis
 * is down, and recovered by the next poll.
 */
export function redisEvents(url: string, processId: string): EventsPort {
  const [sender, receiver] = [connect(url), connect(url)];
  const local = memoryEvents();
  const listening = new Map<string, number>();
  // Each failed reconnect is an error event; without a listener it would end the process.
  for (const redis of [sender, receiver]) redis.on('error', () => {});
  const quietly = (command: Promise<unknown>): void => void command.catch(() => {});

  receiver.on('ready', () => {
    for (const memberId of listening.keys()) quietly(receiver.subscribe(PREFIX + memberId));
  });
  receiver.on('message', (channel, text) => {
    const { from, event } = JSON.parse(text) as Told;
    if (from !== processId) local.publish(channel.slice(PREFIX.length), event);
  });

  const count = (memberId: string, change: 1 | -1): number => {
    const streams = (listening.get(memberId) ?? 0) + change;
    if (streams === 0) listening.delete(memberId);
    else listening.set(memberId, streams);
    return streams;
  };

  return {
    publish: (memberId, event) => {
      local.publish(memberId, event);
      quietly(sender.publish(PREFIX + memberId, JSON.stringify({ from: processId, event } satisfies Told)));
    },
    subscribe: (memberId, listener) => {
      const unsubscribe = local.subscribe(memberId, listener);
      if (count(memberId, 1) === 1) quietly(receiver.subscribe(PREFIX + memberId));
      return () => {
        unsubscribe();
        if (count(memberId, -1) === 0) quietly(receiver.unsubscribe(PREFIX + memberId));
      };
    },
    close: async () => {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
