import { settled } from '@rendezvous/shared/testing';
import { PREFETCH_MS, PrefetchedReplies } from './PrefetchedReplies';

function aPrefetcher() {
  const delays: number[] = [];
  let wake: () => void = () => undefined;
  const prefetchedReplies = new PrefetchedReplies((ms) => {
    delays.push(ms);
    return new Promise((resolve) => (wake = resolve));
  });
  return { prefetchedReplies, delays, wake: () => wake() };
}

test('a reply is available for one read', async () => {
  const { prefetchedReplies } = aPrefetcher();
  prefetchedReplies.start('/a', async () => 'A');
  expect(prefetchedReplies.peek('/a')).toBeUndefined();
  await settled();
  expect(prefetchedReplies.peek('/a')).toBe('A');
  await expect(prefetchedReplies.take('/a')).resolves.toBe('A');
  expect([prefetchedReplies.peek('/a'), prefetchedReplies.take('/a')]).toEqual([undefined, undefined]);
});

test('a read joins the pending request, and the same request is not sent twice', async () => {
  const { prefetchedReplies } = aPrefetcher();
  let answer: (reply: string) => void = () => undefined;
  const sendRequest = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  prefetchedReplies.start('/a', sendRequest);
  prefetchedReplies.start('/a', sendRequest);
  const pendingRead = prefetchedReplies.take('/a');
  answer('A');
  await expect(pendingRead).resolves.toBe('A');
  expect(sendRequest).toHaveBeenCalledTimes(1);
});

test('a reply that is not read in time is dropped; a newer one stays', async () => {
  const { prefetchedReplies, delays, wake } = aPrefetcher();
  prefetchedReplies.start('/a', async () => 'old');
  await settled();
  expect(delays).toEqual([PREFETCH_MS]);
  const wakeOld = wake;
  await prefetchedReplies.take('/a');
  prefetchedReplies.start('/a', () => new Promise(() => undefined));
  wakeOld();
  await settled();
  expect(prefetchedReplies.take('/a')).toBeDefined();
  prefetchedReplies.start('/a', async () => 'new');
  await settled();
  wake();
  await settled();
  expect(prefetchedReplies.peek('/a')).toBeUndefined();
});

test('failed prefetches are discarded, and so are all prefetches when the member changes', async () => {
  const { prefetchedReplies } = aPrefetcher();
  prefetchedReplies.start('/a', () => Promise.reject(new Error('down')));
  prefetchedReplies.start('/b', async () => 'B');
  await settled();
  prefetchedReplies.clear();
  expect([prefetchedReplies.take('/a'), prefetchedReplies.take('/b')]).toEqual([undefined, undefined]);
});
