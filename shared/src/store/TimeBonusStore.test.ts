import { aStore, aUser, NOW_S } from '@rendezvous/shared/testing';
import { autorun } from 'mobx';

const newcomer = aUser({ signup_date: NOW_S - 14_397 });

describe('the time bonus store', () => {
  it('R-152 R-153 counts down each second and ends at zero', () => {
    const { store, clock } = aStore({ user: newcomer });
    const texts: string[] = [];
    const stop = autorun(() => texts.push(store.timeBonus.isVisible ? store.timeBonus.countdown : 'gone'));
    clock.advance(5_000);
    stop();
    expect(texts).toEqual(['00:00:03', '00:00:02', '00:00:01', 'gone']);
    expect(store.timeBonus.code).toBeNull();
  });

  it('R-153 is cleared when the member logs out', () => {
    const { store } = aStore({ user: newcomer });
    expect(store.timeBonus.code?.code).toBe('TIMEBONUS25');
    store.signOut();
    expect(store.timeBonus.isVisible).toBe(false);
  });

  it('R-068 counts by the server’s clock', () => {
    const { store } = aStore({ user: newcomer });
    store.clock.sync((NOW_S - 100) * 1000);
    expect(store.timeBonus.remaining).toBe(103);
  });

  it('runs no timer while it is not observed', () => {
    const { store, clock } = aStore({ user: newcomer });
    autorun(() => store.timeBonus.remaining)();
    expect(clock.pendingCount).toBe(0);
  });
});
