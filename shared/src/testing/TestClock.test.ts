import { TestClock } from './TestClock';

describe('the test clock', () => {
  it('runs due callbacks in order, including those they schedule', () => {
    const clock = new TestClock();
    const calls: string[] = [];
    clock.after(200, () => calls.push('late'));
    clock.after(100, () => {
      calls.push('early');
      clock.after(50, () => calls.push('between'));
    });
    clock.advance(200);
    expect(calls).toEqual(['early', 'between', 'late']);
  });

  it('stands still until advanced, and drops cancelled callbacks', () => {
    const clock = new TestClock();
    const start = clock.now();
    const cancel = clock.after(100, () => undefined);
    cancel();
    expect(clock.pendingCount).toBe(0);
    clock.advance(500);
    expect(clock.now() - start).toBe(500);
  });
});
