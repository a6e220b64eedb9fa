import { TestClock } from '@rendezvous/shared/testing';
import { ProgressStore } from './ProgressStore';

const setUp = () => {
  const clock = new TestClock();
  return { clock, progress: new ProgressStore(clock.after) };
};

describe('the progress bar', () => {
  it('R-077 shows nothing for a request shorter than 200 ms', () => {
    const { clock, progress } = setUp();
    progress.start();
    clock.advance(199);
    progress.finish();
    clock.advance(1_000);
    expect(progress.state).toBe('idle');
  });

  it('R-077 disappears 500 ms after the end', () => {
    const { clock, progress } = setUp();
    progress.start();
    clock.advance(200);
    expect(progress.state).toBe('running');
    progress.finish();
    expect(progress.state).toBe('finishing');
    clock.advance(500);
    expect(progress.state).toBe('idle');
  });

  it('waits for the last of several requests', () => {
    const { clock, progress } = setUp();
    progress.start();
    progress.start();
    clock.advance(300);
    progress.finish();
    expect(progress.state).toBe('running');
    progress.finish();
    expect(progress.state).toBe('finishing');
  });

  it('keeps running when a request starts while it is finishing', () => {
    const { clock, progress } = setUp();
    progress.start();
    clock.advance(300);
    progress.finish();
    progress.start();
    clock.advance(600);
    expect(progress.state).toBe('running');
  });
});
