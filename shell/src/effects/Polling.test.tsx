import { aUser, renderScreen } from '@rendezvous/shared/testing';
import { act } from '@testing-library/react';
import { Polling } from './Polling';

const api = {
  'GET /api/user.php': { user: aUser() },
  'GET /api/chats.php': { chats: [] },
  'GET /api/likes.php': { profiles: [], liked_by: [] },
};

function open(signedIn: boolean) {
  const view = renderScreen(<Polling />, { user: signedIn ? aUser() : null, api });
  const wait = (ms: number) => act(async () => view.clock.advance(ms));
  const countPolls = () => view.api.calls('GET /api/user.php').length;
  return { ...view, wait, countPolls };
}

describe('polling', () => {
  it('R-069 R-070 starts after 5 s and repeats every 60 s', async () => {
    const { wait, countPolls, api: server } = open(true);
    await wait(4_999);
    expect(countPolls()).toBe(0);
    await wait(1);
    expect(server.recordedRequests.map(({ call }) => call)).toEqual(['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']);
    await wait(59_999);
    expect(countPolls()).toBe(1);
    await wait(1);
    expect(countPolls()).toBe(2);
  });

  it('R-069 with push it polls every 300 s, from the moment push is on', async () => {
    const { wait, countPolls, store } = open(true);
    await wait(5_000);
    act(() => store.push.set('subscribed'));
    await wait(299_999);
    expect(countPolls()).toBe(1);
    await wait(1);
    expect(countPolls()).toBe(2);
  });

  it('R-071 logging out stops it at once, and after logging in it waits 5 s again', async () => {
    const { wait, countPolls, store, clock } = open(true);
    await wait(5_000);
    act(() => store.signOut());
    await wait(120_000);
    expect(countPolls()).toBe(1);
    expect(clock.pendingCount).toBe(0);
    act(() => store.session.setUser(aUser()));
    await wait(5_000);
    expect(countPolls()).toBe(2);
  });

  it('R-063 runs no timer for a visitor', () => {
    expect(open(false).clock.pendingCount).toBe(0);
  });
});
