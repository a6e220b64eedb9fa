import type { LiveEvent } from '@rendezvous/shared/contract';
import { startRedis, type TestRedis } from '../testing/startServers';
import { type EventsPort, createMemoryEvents } from './EventsPort';
import { createRedisEvents } from './createRedisEvents';

const likes: LiveEvent = { type: 'changed', kinds: ['likes'] };
const typingEvent: LiveEvent = { type: 'typing', conversation: 'Chat000000' };

/** Collects the events that a member receives; `until` re-evaluates its condition after each of them. */
function collectEvents(events: EventsPort, memberId: string) {
  const heard: LiveEvent[] = [];
  let told = (): void => {};
  const stop = events.subscribe(memberId, (event) => {
    heard.push(event);
    told();
  });
  const until = async (isHeard: () => boolean): Promise<void> => {
    while (!isHeard()) await new Promise<void>((resolve) => (told = resolve));
  };
  return { heard, stop, until };
}

test('R-393 in one process every stream of a member receives an event once, until it is closed', () => {
  const events = createMemoryEvents();
  const [one, two, other] = [collectEvents(events, 'anna'), collectEvents(events, 'anna'), collectEvents(events, 'bea')];
  events.publish('anna', likes);
  two.stop();
  events.publish('anna', typingEvent);
  expect([one.heard, two.heard, other.heard]).toEqual([[likes, typingEvent], [likes], []]);
});

describe('between two processes', () => {
  let redis: TestRedis;
  let [first, second]: EventsPort[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    [first, second] = [createRedisEvents(redis.url, 'first'), createRedisEvents(redis.url, 'second')];
  });
  afterAll(async () => {
    await Promise.all([first?.close(), second?.close(), redis.stop()]);
  });

  /** Publishes repeatedly until an event is received: subscribing and reconnecting take a moment. */
  async function publishUntilReceived(stream: ReturnType<typeof collectEvents>, from: EventsPort | undefined): Promise<void> {
    const before = stream.heard.length;
    const timer = setInterval(() => from?.publish('anna', likes), 50);
    await stream.until(() => stream.heard.length > before);
    clearInterval(timer);
  }

  test('decision 015: an event published by one process reaches the streams of both, once each', async () => {
    if (!first || !second) throw new Error('Redis did not start.');
    const [here, there] = [collectEvents(first, 'anna'), collectEvents(second, 'anna')];
    await publishUntilReceived(there, first);
    await publishUntilReceived(here, second);
    first.publish('anna', typingEvent);
    first.publish('bea', typingEvent);
    second.publish('anna', { ...typingEvent, conversation: 'Last000000' });
    const getTypingConversations = ({ heard }: typeof here): string[] =>
      heard.flatMap((event) => (event.type === 'typing' ? [event.conversation] : []));
    // Repeated events that were published before the first one was received may still arrive.
    await Promise.all([
      here.until(() => getTypingConversations(here).includes('Last000000')),
      there.until(() => getTypingConversations(there).includes('Chat000000')),
    ]);
    expect([getTypingConversations(here), getTypingConversations(there)]).toEqual([
      ['Chat000000', 'Last000000'],
      ['Last000000', 'Chat000000'],
    ]);
    here.stop();
    there.stop();
  });

  test('R-409 while Redis is down, streams in the same process keep working; when it is back, all of them do', async () => {
    if (!first || !second) throw new Error('Redis did not start.');
    const [here, there] = [collectEvents(first, 'anna'), collectEvents(second, 'anna')];
    await redis.stop();
    first.publish('anna', typingEvent);
    expect(here.heard).toEqual([typingEvent]);
    redis = await startRedis(redis.port);
    await publishUntilReceived(there, first);
    expect(there.heard).toContainEqual(likes);
  });
});
