import type { LiveEvent } from '@rendezvous/shared/contract';
import { aChat, aMessage, anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, waitFor } from '@testing-library/react';
import type { MemberData } from '@rendezvous/shared/store';
import { getChangedKinds, type EventReader, LiveEventsListener } from './LiveEventsListener';

const message: LiveEvent = { type: 'message', conversation: 'Chat000000', message: aMessage() };

function open(signedIn = true) {
  const readers: EventReader[] = [];
  const close = jest.fn();
  const openEvents = (reader: EventReader) => {
    readers.push(reader);
    return close;
  };
  const view = renderScreen(<LiveEventsListener openStream={openEvents} />, {
    user: signedIn ? aUser() : null,
    api: {
      'GET /api/user.php': { user: aUser({ credits: 7 }) },
      'GET /api/chats.php': { chats: [aChat({ num_unread_messages: 1 })] },
      'GET /api/likes.php': { profiles: [], liked_by: [] },
    },
  });
  const wait = (ms: number) => act(async () => view.clock.advance(ms));
  const emit = (event: LiveEvent) => act(async () => readers.at(-1)?.onEvent(event));
  const listCalls = () => view.api.recordedRequests.map(({ call }) => call);
  return { ...view, readers, close, wait, emit, listCalls };
}

describe('live events', () => {
  it('R-075 R-305 a message reloads the chats and the credits it may have cost, and nothing else', async () => {
    const { wait, emit, listCalls, store } = open();
    await wait(5_000);
    await emit(message);
    await waitFor(() => expect([store.chats.totalUnread, store.session.credits]).toEqual([1, 7]));
    expect(listCalls().sort()).toEqual(['GET /api/chats.php', 'GET /api/user.php']);
  });

  it('R-075 likes, matches, read receipts and credits are reloaded the same way, each on its own', async () => {
    const { wait, emit, listCalls, store } = open();
    await wait(5_000);
    await emit({ type: 'changed', kinds: ['likes'] });
    await emit({ type: 'typing', conversation: 'Chat000000' });
    await emit({ type: 'changed', kinds: ['user'] });
    await waitFor(() => expect(store.session.credits).toBe(7));
    expect(listCalls()).toEqual(['GET /api/likes.php', 'GET /api/user.php']);
  });

  it('R-075 a stream that opens before the first poll reloads nothing; one that opens after it reloads what may have been missed in between', async () => {
    const { wait, readers, listCalls, store } = open();
    await wait(3_000);
    await act(async () => readers[0]?.onOpen());
    expect(listCalls()).toEqual([]);
    await act(() => store.poll());
    await act(async () => readers[0]?.onOpen());
    expect(listCalls().sort()).toEqual(['GET /api/chats.php', 'GET /api/likes.php', 'GET /api/user.php'].flatMap((call) => [call, call]));
  });

  it('R-075 a failed reload shows no error: the next poll catches up', async () => {
    const { wait, emit, api, store } = open();
    await wait(5_000);
    api.reply({ 'GET /api/chats.php': anError('server_error') });
    await emit(message);
    await waitFor(() => expect(api.calls('GET /api/chats.php').length).toBeGreaterThan(0));
    expect(store.toasts.items).toEqual([]);
  });

  it('R-075 a refused stream is tried again after a minute', async () => {
    const { wait, readers } = open();
    await wait(5_000);
    act(() => readers[0]?.onRejected());
    await wait(59_999);
    expect(readers).toHaveLength(1);
    await wait(1);
    expect(readers).toHaveLength(2);
  });

  it('R-063 R-075 there is no stream for a visitor, and logging out closes it', async () => {
    const visitor = open(false);
    await visitor.wait(60_000);
    expect(visitor.readers).toHaveLength(0);
    visitor.unmount();
    const { wait, store, close, clock } = open();
    await wait(5_000);
    act(() => store.signOut());
    expect(close).toHaveBeenCalledTimes(1);
    expect(clock.pendingCount).toBe(0);
  });
});

const conversation = 'Chat000000';
const cases: [event: LiveEvent, kinds: MemberData[]][] = [
  [{ type: 'message', conversation, message: aMessage() }, ['chats', 'user']],
  [{ type: 'message_removed', conversation, message_id: 'Gone000000' }, ['chats', 'user']],
  [{ type: 'receipt', conversation, state: 'read', up_to: 'Last000000' }, ['chats']],
  [{ type: 'typing', conversation }, []],
  [{ type: 'changed', kinds: ['likes'] }, ['likes']],
  [{ type: 'changed', kinds: [] }, []],
];

describe('what a live event changes', () => {
  it.each(cases)('R-075 R-305 %j', (event, kinds) => {
    expect(getChangedKinds(event)).toEqual(kinds);
  });
});
