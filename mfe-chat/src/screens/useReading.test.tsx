import { aCard, aChat, aMessage, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { useConversationsStore } from '../stores/ConversationsStore';
import { useReading } from './ConversationScreen';

const ID = 'Chat000000';

function Reader() {
  useReading(useConversationsStore().getById(ID));
  return null;
}

const setVisibility = (visibilityState: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });

const aPage = (ids: string[]) => ({
  conversation: { id: ID },
  profile: aCard(),
  messages: ids.map((id, index) => aMessage({ id, created: index })),
  history_limit_reached: false,
  next_before: null,
});

const open = () =>
  renderScreen(<Reader />, {
    user: aUser(),
    api: {
      'GET /api/chats.php': { chats: [aChat({ num_unread_messages: 1, last_message: null })] },
      'GET /api/chat.php': aPage(['Message001']),
      'PUT /api/chat.php': { num_unread_messages: 0 },
    },
  });

describe('useReading', () => {
  afterEach(() => Reflect.deleteProperty(document, 'visibilityState'));

  test('R-270 a background tab confirms nothing until it becomes visible', async () => {
    setVisibility('hidden');
    const { api } = open();
    await waitFor(() => expect(api.calls('GET /api/chat.php')).toHaveLength(1));
    expect(api.calls('PUT /api/chat.php')).toHaveLength(0);
    setVisibility('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(api.calls('PUT /api/chat.php')).toEqual([{ conversation: ID, read_up_to: 'Message001' }]));
  });

  test('R-296 in the background new messages still come in, and stay unread', async () => {
    const { api, store } = open();
    await waitFor(() => expect(api.calls('PUT /api/chat.php')).toHaveLength(1));
    setVisibility('hidden');
    for (const ids of [
      ['Message001', 'Message002'],
      ['Message001', 'Message002', 'Message003'],
    ]) {
      api.reply({ 'GET /api/chat.php': aPage(ids) });
      await act(async () => store.chats.patch(ID, { num_unread_messages: ids.length - 1 }));
    }
    await waitFor(() => expect(api.calls('GET /api/chat.php')).toHaveLength(3));
    expect(api.calls('PUT /api/chat.php')).toHaveLength(1);
    expect(store.chats.totalUnread).toBe(2);
  });

  test('R-296 a closed conversation ignores updates', async () => {
    const { api, store, unmount } = open();
    await waitFor(() => expect(api.calls('PUT /api/chat.php')).toHaveLength(1));
    unmount();
    store.chats.patch(ID, { num_unread_messages: 4 });
    expect(api.calls('GET /api/chat.php')).toHaveLength(1);
  });
});
