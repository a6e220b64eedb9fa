import { aChat, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { PushMessageListener } from './PushMessageListener';

const worker = new EventTarget();
/** Sends the page a message, as the service worker does, and returns the replies. */
async function sendMessage(data: unknown): Promise<unknown[]> {
  const answers: unknown[] = [];
  const port = { postMessage: (answer: unknown) => void answers.push(answer) };
  const event = Object.assign(new Event('message'), { data, ports: [port] });
  await act(async () => void worker.dispatchEvent(event));
  return answers;
}

const open = (signedIn: boolean) =>
  renderScreen(<PushMessageListener />, {
    user: signedIn ? aUser() : null,
    api: {
      'GET /api/chats.php': { chats: [aChat({ num_unread_messages: 2 })] },
      'GET /api/likes.php': { profiles: [], liked_by: [] },
    },
  });

describe('a push message', () => {
  beforeAll(() => void Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker }));
  afterAll(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('R-074 that arrives in an open page reloads chats and likes', async () => {
    const { api, store } = open(true);
    await sendMessage('pushed');
    await waitFor(() => expect(store.unseenCount).toBe(2));
    expect(api.recordedRequests.map(({ call }) => call)).toEqual(['GET /api/chats.php', 'GET /api/likes.php']);
  });

  it('R-074 sends no request for a visitor, nor for another message from the worker', async () => {
    const visitor = open(false);
    await sendMessage('pushed');
    expect(visitor.api.recordedRequests).toEqual([]);
    const member = open(true);
    await sendMessage({ kind: 'offline' });
    expect(member.api.recordedRequests).toEqual([]);
  });

  it('R-082 opens the page its notification points to and confirms it to the worker', async () => {
    const { address } = open(true);
    expect(await sendMessage({ open: '/chats/Chat000000' })).toEqual(['opened']);
    await waitFor(() => expect(address()).toBe('/chats/Chat000000'));
  });

  it.each(['https://evil.example/', '//evil.example/', 7])('security 28 never opens anything but a page of the site: %j', async (path) => {
    const { address } = open(true);
    expect(await sendMessage({ open: path })).toEqual([]);
    expect(address()).toBe('/');
  });

  it('R-079 a browser without service workers causes no error', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(() => open(true).unmount()).not.toThrow();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  });
});
