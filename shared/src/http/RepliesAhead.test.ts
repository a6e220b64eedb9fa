import { settled } from '@rendezvous/shared/testing';
import { AHEAD_MS, RepliesAhead } from './RepliesAhead';

function replies() {
  const slept: number[] = [];
  let wake: () => void = () => undefined;
  const ahead = new RepliesAhead((ms) => {
    slept.push(ms);
    return new Promise((resolve) => (wake = resolve));
  });
  return { ahead, slept, wake: () => wake() };
}

test('an answer is there for one read', async () => {
  const { ahead } = replies();
  ahead.ask('/a', async () => 'A');
  expect(ahead.peek('/a')).toBeUndefined();
  await settled();
  expect(ahead.peek('/a')).toBe('A');
  await expect(ahead.take('/a')).resolves.toBe('A');
  expect([ahead.peek('/a'), ahead.take('/a')]).toEqual([undefined, undefined]);
});

test('a read joins the answer that is on its way, and nobody asks twice', async () => {
  const { ahead } = replies();
  let answer: (reply: string) => void = () => undefined;
  const ask = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  ahead.ask('/a', ask);
  ahead.ask('/a', ask);
  const read = ahead.take('/a');
  answer('A');
  await expect(read).resolves.toBe('A');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an answer that nobody reads in time is gone; a newer one stays', async () => {
  const { ahead, slept, wake } = replies();
  ahead.ask('/a', async () => 'old');
  await settled();
  expect(slept).toEqual([AHEAD_MS]);
  const wakeOld = wake;
  await ahead.take('/a');
  ahead.ask('/a', () => new Promise(() => undefined));
  wakeOld();
  await settled();
  expect(ahead.take('/a')).toBeDefined();
  ahead.ask('/a', async () => 'new');
  await settled();
  wake();
  await settled();
  expect(ahead.peek('/a')).toBeUndefined();
});

test('a failure is as if nobody had asked, a change of member too', async () => {
  const { ahead } = replies();
  ahead.ask('/a', () => Promise.reject(new Error('down')));
  ahead.ask('/b', async () => 'B');
  await settled();
  ahead.clear();
  expect([ahead.take('/a'), ahead.take('/b')]).toEqual([undefined, undefined]);
});
