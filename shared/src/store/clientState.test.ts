import { aStore, aUser, NOW_S } from '@rendezvous/shared/testing';
import { autorun } from 'mobx';

describe('the state of the client', () => {
  it('R-149 whether push is subscribed can be observed', () => {
    const { store } = aStore({ user: aUser() });
    const values: boolean[] = [];
    const stop = autorun(() => values.push(store.push.isSubscribed));
    for (const state of ['capable', 'subscribed', 'denied'] as const) store.push.set(state);
    stop();
    expect(values).toEqual([false, true, false]);
  });

  it('R-149 whether the time bonus is visible can be observed', () => {
    const { store } = aStore({ user: aUser({ signup_date: NOW_S - 60 }) });
    const values: boolean[] = [];
    const stop = autorun(() => values.push(store.timeBonus.isVisible));
    store.session.patch({ paid_user: true });
    stop();
    expect(values).toEqual([true, false]);
  });
});
