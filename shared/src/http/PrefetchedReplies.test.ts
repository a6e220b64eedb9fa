import { settled } from '@rendezvous/shared/testing';
import { PREFETCH_MS, PrefetchedReplies } from './PrefetchedReplies';

function aPrefetcher() {
  const delays: number[] = [];
  let wake: () => void = () => undefined;
  const prefetched = new PrefetchedReplies((ms) => {
    delays.push(ms);
    return new Promise((resolve) => (wake = resolve));
  });
  return { prefetched, delays, wake: () => wake() };
}

test('a reply is available for one read', async () => {
  const { prefetched } = aPrefetcher();
  prefetched.start('/a', async () => 'A');
  expect(prefetched.peek('/a')).toBeUndefined();
  await settled();
  expect(prefetched.peek('/a')).toBe('A');
  await expect(prefetched.take('/a')).resolves.toBe('A');
  expect([prefetched.peek('/a'), prefetched.take('/a')]).toEqual([undefined, undefined]);
});

test('a read joins the pending request, and the same request is not sent twice', async () => {
  const { prefetched } = aPrefetcher();
  let answer: (reply: string) => void = () => undefined;
  const ask = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  prefetched.start('/a', ask);
  prefetched.start('/a', ask);
  const read = prefetched.take('/a');
  answer('A');
  await expect(read).resolves.toBe('A');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a reply that is not read in time is dropped; a newer one stays', async () => {
  const { prefetched, delays, wake } = aPrefetcher();
  prefetched.start('/a', async () => 'old');
  await settled();
  expect(delays).toEqual([PREFETCH_MS]);
  const wakeOld = wake;
  await prefetched.take('/a');
  prefetched.start('/a', () => new Promise(() => undefined));
  wakeOld();
  await settled();
  expect(prefetched.take('/a')).toBeDefined();
  prefetched.start('/a', async () => 'new');
  await settled();
  wake();
  await settled();
  expect(prefetched.peek('/a')).toBeUndefined();
});

test('failed prefetches are discarded, and so are all prefetches when the member changes', async () => {
  const { prefetched } = aPrefetcher();
  prefetched.start('/a', () => Promise.reject(new Error('down')));
  prefetched.start('/b', async () => 'B');
  await settled();
  prefetched.clear();
  expect([prefetched.take('/a'), prefetched.take('/b')]).toEqual([undefined, undefined]);
});
