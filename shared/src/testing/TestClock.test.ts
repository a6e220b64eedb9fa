import { TestClock } from './TestClock';

describe('the clock of the tests', () => {
  it('runs what falls due, in order, also what that sets up', () => {
    const clock = new TestClock();
    const heard: string[] = [];
    clock.after(200, () => heard.push('late'));
    clock.after(100, () => {
      heard.push('early');
      clock.after(50, () => heard.push('between'));
    });
    clock.advance(200);
    expect(heard).toEqual(['early', 'between', 'late']);
  });

  it('stands still and forgets what was cancelled', () => {
    const clock = new TestClock();
    const start = clock.now();
    const cancel = clock.after(100, () => undefined);
    cancel();
    expect(clock.pending).toBe(0);
    clock.advance(500);
    expect(clock.now() - start).toBe(500);
  });
});
