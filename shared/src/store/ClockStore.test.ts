import { aStore } from '@rendezvous/shared/testing';
import { autorun } from 'mobx';

describe('the clock', () => {
  it('R-068 stands still during hydration, so that server and browser show the same', () => {
    const { store, clock } = aStore({ boot: { rendered: { frame: false, slots: [] } } });
    const observedSeconds: number[] = [];
    const stop = autorun(() => observedSeconds.push(store.clock.seconds));
    clock.advance(3_400);
    const before = store.clock.seconds;
    store.clock.start();
    expect(store.clock.seconds - before).toBe(3);
    expect(observedSeconds.at(-1)).toBe(store.clock.seconds);
    stop();
  });

  it('R-068 updates exactly when a second ends, so that a value read in between never differs from the one shown', () => {
    const { store, clock } = aStore();
    clock.advance(400);
    const observedSeconds: number[] = [];
    const stop = autorun(() => observedSeconds.push(store.clock.seconds));
    const [firstSecond = 0] = observedSeconds;
    clock.advance(599);
    expect(observedSeconds).toEqual([firstSecond]);
    clock.advance(1);
    expect(observedSeconds).toEqual([firstSecond, firstSecond + 1]);
    clock.advance(1_000);
    expect(observedSeconds).toEqual([firstSecond, firstSecond + 1, firstSecond + 2]);
    stop();
  });

  it('R-068 runs from the start when the server rendered nothing', () => {
    const { store, clock } = aStore();
    const before = store.clock.now;
    clock.advance(1_000);
    expect(store.clock.now - before).toBe(1_000);
  });
});
