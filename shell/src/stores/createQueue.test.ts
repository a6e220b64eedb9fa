import { createQueue } from './createQueue';

describe('queued tasks', () => {
  it('R-085 a task starts when the previous one has ended, even if that one failed', async () => {
    const order: string[] = [];
    const run = createQueue();
    const task = (name: string, fails: boolean) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
    const results = await Promise.allSettled([run(task('first', true)), run(task('second', false))]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
