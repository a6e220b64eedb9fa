import { aStore } from '@rendezvous/shared/testing';
import { autorun } from 'mobx';

describe('the clock', () => {
  it('R-068 stands still during hydration, so that server and browser show the same', () => {
    const { store, clock } = aStore({ boot: { rendered: { frame: false, slots: [] } } });
    const seen: number[] = [];
    const stop = autorun(() => seen.push(store.clock.seconds));
    clock.advance(3_400);
    const before = store.clock.seconds;
    store.clock.start();
    expect(store.clock.seconds - before).toBe(3);
    expect(seen.at(-1)).toBe(store.clock.seconds);
    stop();
  });

  it('R-068 updates exactly when a second ends, so that a value read in between never differs from the one shown', () => {
    const { store, clock } = aStore();
    clock.advance(400);
    const seen: number[] = [];
    const stop = autorun(() => seen.push(store.clock.seconds));
    const [first = 0] = seen;
    clock.advance(599);
    expect(seen).toEqual([first]);
    clock.advance(1);
    expect(seen).toEqual([first, first + 1]);
    clock.advance(1_000);
    expect(seen).toEqual([first, first + 1, first + 2]);
    stop();
  });

  it('R-068 runs from the start when the server rendered nothing', () => {
    const { store, clock } = aStore();
    const before = store.clock.now;
    clock.advance(1_000);
    expect(store.clock.now - before).toBe(1_000);
  });
});
