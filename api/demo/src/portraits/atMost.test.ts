import { atMost } from './atMost';

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('atMost', () => {
  test('never runs more tasks than its limit, and runs all of them in order', async () => {
    const inTurn = atMost(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const task = (number: number) => async (): Promise<number> => {
      started.push(number);
      most = Math.max(most, (running += 1));
      await pause();
      running -= 1;
      return number;
    };
    await expect(Promise.all([1, 2, 3, 4, 5].map((number) => inTurn(task(number))))).resolves.toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  test('a task that fails makes room for the next', async () => {
    const inTurn = atMost(1);
    const failing = inTurn(() => Promise.reject(new Error('no ink')));
    const following = inTurn(async () => 'drawn');
    await expect(failing).rejects.toThrow('no ink');
    await expect(following).resolves.toBe('drawn');
  });
});
