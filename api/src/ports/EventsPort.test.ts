import type { LiveEvent } from '@rendezvous/shared/contract';
import { startRedis, type TestRedis } from '../testing/startServers';
import { type EventsPort, createMemoryEvents } from './EventsPort';
import { createRedisEvents } from './createRedisEvents';

const likes: LiveEvent = { type: 'changed', kinds: ['likes'] };
const typingEvent: LiveEvent = { type: 'typing', conversation: 'Chat000000' };

/** Collects the events that a member receives; `until` re-evaluates its condition after each of them. */
function collectEvents(events: EventsPort, memberId: string) {
  const receivedEvents: LiveEvent[] = [];
  let notifyWaiter = (): void => {};
  const stop = events.subscribe(memberId, (event) => {
    receivedEvents.push(event);
    notifyWaiter();
  });
  const until = async (isReceived: () => boolean): Promise<void> => {
    while (!isReceived()) await new Promise<void>((resolve) => (notifyWaiter = resolve));
  };
  return { receivedEvents, stop, until };
}

test('R-393 in one process every stream of a member receives an event once, until it is closed', () => {
  const events = createMemoryEvents();
  const [one, two, other] = [collectEvents(events, 'anna'), collectEvents(events, 'anna'), collectEvents(events, 'bea')];
  events.publish('anna', likes);
  two.stop();
  events.publish('anna', typingEvent);
  expect([one.receivedEvents, two.receivedEvents, other.receivedEvents]).toEqual([[likes, typingEvent], [likes], []]);
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
    const before = stream.receivedEvents.length;
    const timer = setInterval(() => from?.publish('anna', likes), 50);
    await stream.until(() => stream.receivedEvents.length > before);
    clearInterval(timer);
  }

  test('decision 015: an event published by one process reaches the streams of both, once each', async () => {
    if (!first || !second) throw new Error('Redis did not start.');
    const [firstStream, secondStream] = [collectEvents(first, 'anna'), collectEvents(second, 'anna')];
    await publishUntilReceived(secondStream, first);
    await publishUntilReceived(firstStream, second);
    first.publish('anna', typingEvent);
    first.publish('bea', typingEvent);
    second.publish('anna', { ...typingEvent, conversation: 'Last000000' });
    const getTypingConversations = ({ receivedEvents }: typeof firstStream): string[] =>
      receivedEvents.flatMap((event) => (event.type === 'typing' ? [event.conversation] : []));
    // Repeated events that were published before the first one was received may still arrive.
    await Promise.all([
      firstStream.until(() => getTypingConversations(firstStream).includes('Last000000')),
      secondStream.until(() => getTypingConversations(secondStream).includes('Chat000000')),
    ]);
    expect([getTypingConversations(firstStream), getTypingConversations(secondStream)]).toEqual([
      ['Chat000000', 'Last000000'],
      ['Last000000', 'Chat000000'],
    ]);
    firstStream.stop();
    secondStream.stop();
  });

  test('R-409 while Redis is down, streams in the same process keep working; when it is back, all of them do', async () => {
    if (!first || !second) throw new Error('Redis did not start.');
    const [firstStream, secondStream] = [collectEvents(first, 'anna'), collectEvents(second, 'anna')];
    await redis.stop();
    first.publish('anna', typingEvent);
    expect(firstStream.receivedEvents).toEqual([typingEvent]);
    redis = await startRedis(redis.port);
    await publishUntilReceived(secondStream, first);
    expect(secondStream.receivedEvents).toContainEqual(likes);
  });
});
