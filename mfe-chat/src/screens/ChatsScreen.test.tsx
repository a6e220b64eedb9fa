import type { ChatItem } from '@rendezvous/shared/contract';
import { aCard, aChat, anError, aStore, aUser, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { conversationsOf } from '../stores/ConversationsStore';
import { ChatsScreen } from './ChatsScreen';

const anna = aChat({ num_unread_messages: 2 });
const fictionalChat = aChat({
  conversation: { id: 'Chat111111' },
  profile: aCard({ id: 'Bella00000', name: 'Bella', fictional: true }),
  last_message: { type: 'photo', preview: '', created: NOW_S, mine: true },
});

const open = (chats: ChatItem[]) =>
  renderScreen(<ChatsScreen />, { user: aUser(), path: '/chats', route: '/chats', api: { 'GET /api/chats.php': { chats } } });

describe('ChatsScreen', () => {
  test('R-264 R-267 lists my chats, newest first, with label, preview and unread count', async () => {
    open([anna, fictionalChat]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(screen.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
    expect(first).toHaveTextContent(/Bella.*fictional profile.*You: Photo/);
    expect(second).toHaveTextContent(/Anna.*Hello!.*2 unread messages/);
    expect(screen.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '/chats/Chat000000');
  });

  test('R-267 shows only the unread chats', async () => {
    const { person } = open([anna, fictionalChat]);
    await person.click(await screen.findByRole('button', { name: 'Unread' }));
    expect(await screen.findByRole('link', { name: 'Anna' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bella' })).not.toBeInTheDocument();
  });

  test('R-264 is requested only once when it is prefetched before opening', async () => {
    const { store, api } = aStore({ user: aUser(), api: { 'GET /api/chats.php': { chats: [anna] } } });
    ChatsScreen.ahead(store);
    await waitFor(() => expect(store.chats.isLoaded).toBe(true));
    ChatsScreen.ahead(store);
    await conversationsOf(store).list.open();
    expect(api.calls('GET /api/chats.php')).toHaveLength(1);
  });

  test('R-264 an empty list suggests the next step', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No chats yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
  });

  test('R-268 a list that failed to load can be retried', async () => {
    const { api, person } = renderScreen(<ChatsScreen />, { user: aUser(), api: { 'GET /api/chats.php': anError('not_found') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'GET /api/chats.php': { chats: [anna] } });
    await person.click(retry);
    expect(await screen.findByRole('link', { name: 'Anna' })).toBeVisible();
  });
});
