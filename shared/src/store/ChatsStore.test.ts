import { aCard, aChat, anError, aStore, aUser, NOW_S } from '@rendezvous/shared/testing';
import { autorun } from 'mobx';

const anna = aChat({ num_unread_messages: 2 });
const bea = aChat({
  conversation: { id: 'Chat000001' },
  profile: aCard({ id: 'Bea0000000', name: 'Bea' }),
  last_message: { type: 'text', preview: 'Hi', created: NOW_S, mine: false },
});

async function aLoadedStore() {
  const setup = aStore({ user: aUser(), api: { 'GET /api/chats.php': { chats: [anna, bea] } } });
  await setup.store.chats.load();
  return setup;
}

describe('the chats', () => {
  it('R-141 are listed newest first', async () => {
    const { store } = await aLoadedStore();
    expect(store.chats.list.map(({ profile }) => profile.name)).toEqual(['Bea', 'Anna']);
    expect(store.chats.findByMember('Bea0000000')).toBe(store.chats.get('Chat000001'));
  });

  it('R-157 opening a conversation sets its unread count to zero at once', async () => {
    const { store } = await aLoadedStore();
    store.chats.markRead('Chat000000');
    expect(store.chats.totalUnread).toBe(0);
  });

  it('R-159 a removed chat leaves the list first, then the server is called', async () => {
    const { store, api } = await aLoadedStore();
    api.reply({ 'DELETE /api/chat.php': { deleted: true } });
    const removal = store.chats.remove('Chat000000');
    expect(store.chats.list).toHaveLength(1);
    await removal;
    expect(api.calls('DELETE /api/chat.php')).toEqual([{ conversation: 'Chat000000' }]);
    expect(store.chats.get('Chat000000')).toBeUndefined();
  });

  it('R-159 a failed removal shows an error and reloads the list', async () => {
    const { store, api } = await aLoadedStore();
    api.reply({ 'DELETE /api/chat.php': anError('server_error') });
    await store.chats.remove('Chat000000');
    expect(store.toasts.items).toMatchObject([{ tone: 'danger', content: { code: 'server_error' } }]);
    expect(api.calls('GET /api/chats.php')).toHaveLength(2);
    expect(store.chats.list).toHaveLength(2);
  });

  it('R-159 a chat that could not be removed comes back even when the list cannot be reloaded, and the error is shown once', async () => {
    const { store, api } = await aLoadedStore();
    api.reply({ 'DELETE /api/chat.php': anError('server_error'), 'GET /api/chats.php': anError('server_error') });
    await expect(store.chats.remove('Chat000000')).resolves.toBeUndefined();
    expect(store.toasts.items).toHaveLength(1);
    expect(store.chats.list).toHaveLength(2);
  });

  it('R-271 a hidden chat stays hidden during polls and can be shown again', async () => {
    const { store } = await aLoadedStore();
    store.chats.hide('Chat000000');
    await store.chats.poll();
    expect(store.chats.list).toHaveLength(1);
    store.chats.unhide('Chat000000');
    expect(store.chats.list).toHaveLength(2);
  });

  it('update only the chat that changed', async () => {
    const { store, api } = await aLoadedStore();
    let renderCount = 0;
    const stop = autorun(() => {
      store.chats.get('Chat000000');
      renderCount += 1;
    });
    api.reply({ 'GET /api/chats.php': { chats: [{ ...anna }, { ...bea, num_unread_messages: 5 }] } });
    await store.chats.poll();
    stop();
    expect(renderCount).toBe(1);
    expect(store.chats.get('Chat000001')?.num_unread_messages).toBe(5);
  });

  it('R-166 moves the progress bar on the first load only', async () => {
    const { store, clock } = await aLoadedStore();
    clock.advance(10_000);
    const pendingLoad = store.chats.load();
    clock.advance(1_000);
    expect(store.progress.state).toBe('idle');
    await pendingLoad;
  });
});
