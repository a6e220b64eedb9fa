import { aChat, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { PushedNews } from './PushedNews';

const worker = new EventTarget();
const tell = (data: unknown) => act(async () => void worker.dispatchEvent(new MessageEvent('message', { data })));

const open = (signedIn: boolean) =>
  renderScreen(<PushedNews />, {
    user: signedIn ? aUser() : null,
    api: {
      'GET /api/chats.php': { chats: [aChat({ num_unread_messages: 2 })] },
      'GET /api/likes.php': { profiles: [], liked_by: [] },
    },
  });

describe('a push message', () => {
  beforeAll(() => void Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker }));
  afterAll(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('R-074 that arrives in an open page reads chats and likes again', async () => {
    const { api, store } = open(true);
    await tell('pushed');
    await waitFor(() => expect(store.news).toBe(2));
    expect(api.recorded.map(({ call }) => call)).toEqual(['GET /api/chats.php', 'GET /api/likes.php']);
  });

  it('R-074 asks nothing for a visitor, nor for another message of the worker', async () => {
    const visitor = open(false);
    await tell('pushed');
    expect(visitor.api.recorded).toEqual([]);
    const member = open(true);
    await tell({ kind: 'offline' });
    expect(member.api.recorded).toEqual([]);
  });

  it('R-079 a browser without service workers has none to listen to', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(() => open(true).unmount()).not.toThrow();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  });
});
