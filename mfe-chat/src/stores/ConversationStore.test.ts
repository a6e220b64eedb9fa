import { type ApiReply, replyAddress } from '@rendezvous/shared/contract';
import { aCard, aChat, aMessage, aProfile, anError, aStore, aUser, MemoryStorage, NOW_S, settled } from '@rendezvous/shared/testing';
import { ConversationsStore, UNDO_MS } from './ConversationsStore';

const ID = 'Chat000000';
type Page = ApiReply<'GET /api/chat.php'>;

const aPage = (changes: Partial<Page> = {}): Page => ({
  conversation: { id: ID },
  profile: aCard(),
  messages: [aMessage({ id: 'Message001' }), aMessage({ id: 'Message002' })],
  history_limit_reached: false,
  next_before: null,
  ...changes,
});
const aSentReply = (clientId: string): ApiReply<'POST /api/chat.php'> => ({
  message: aMessage({ id: `Sent${clientId}`, client_id: clientId, body: 'Hi', mine: true, created: NOW_S }),
  conversation: { id: ID },
  credits: 4,
});

const open = (unread = 0, replies: Record<string, unknown> = {}, local = new MemoryStorage()) => {
  const setup = aStore({
    user: aUser({ credits: 5 }),
    boot: { replies },
    services: { local },
    api: {
      'GET /api/chats.php': { chats: [aChat({ num_unread_messages: unread })] },
      'GET /api/chat.php': aPage(),
      'PUT /api/chat.php': { num_unread_messages: 0 },
      'DELETE /api/chat.php': { deleted: true },
      'POST /api/chat.php': ({ body }) => aSentReply(body.client_id),
      'GET /api/user.php': { user: aUser({ credits: 4 }) },
    },
  });
  const conversations = setup.store.slice('conversations@1', () => new ConversationsStore(setup.store));
  return { ...setup, local, conversations, conversation: conversations.getById(ID) };
};

describe('ConversationStore', () => {
  test('R-266 a first message sent before the partner has loaded starts the conversation on screen and loads it', async () => {
    const { api, conversations } = open();
    const newConversation = conversations.getByMember('Member0000');
    await newConversation.outbox.send('Hi', 'One');
    expect(conversations.getById(ID)).toBe(newConversation);
    await new Promise(process.nextTick);
    expect(api.calls('GET /api/chat.php')).toHaveLength(1);
    expect(newConversation).toMatchObject({ id: ID, isLoaded: true });
  });

  test('R-265 data embedded in the document is available at once without a request, R-273 with the divider; R-269 reading it is confirmed', async () => {
    const { api, store, conversation } = open(0, {
      '/api/chats.php': { chats: [aChat({ num_unread_messages: 1 })] },
      [replyAddress('/api/chat.php', { conversation: ID })]: aPage(),
    });
    expect(conversation).toMatchObject({ isLoaded: true, readState: { firstUnreadId: 'Message002' }, latestArrival: null });
    await conversation.open();
    await conversation.markRead();
    expect(api.recordedRequests.map(({ call }) => call)).toEqual(['PUT /api/chat.php']);
    expect(store.chats.totalUnread).toBe(0);
    expect(conversation.readState.firstUnreadId).toBe('Message002');
  });

  test('R-296 opening it a second time loads it again', async () => {
    const { api, store, conversation } = open(0, {
      '/api/chats.php': { chats: [aChat()] },
      [replyAddress('/api/chat.php', { conversation: ID })]: aPage(),
    });
    store.http.discardEmbeddedReplies();
    await conversation.open();
    await conversation.open();
    expect(api.calls('GET /api/chat.php')).toHaveLength(1);
  });

  test('R-157 opening sets unread to zero at once, R-269 and tells the server once', async () => {
    const { store, api, conversation } = open(1);
    await store.chats.load();
    const opening = conversation.open();
    expect(store.chats.totalUnread).toBe(0);
    await opening;
    await Promise.all([conversation.markRead(), conversation.markRead()]);
    expect(api.calls('PUT /api/chat.php')).toEqual([{ conversation: ID, read_up_to: 'Message002' }]);
    expect(conversation.readState.firstUnreadId).toBe('Message002');
  });

  test('R-269 a conversation without new messages confirms nothing', async () => {
    const { api, conversation } = open();
    await conversation.open();
    await conversation.markRead();
    expect(api.calls('PUT /api/chat.php')).toHaveLength(0);
  });

  test('R-281 the same message sent twice at once is one call, and its bubble becomes the stored message', async () => {
    const { api, store, conversation } = open();
    await conversation.open();
    await Promise.all([conversation.outbox.send('Hi', 'uuid-1'), conversation.outbox.send('Hi', 'uuid-1')]);
    expect(api.calls('POST /api/chat.php')).toEqual([{ conversation: ID, type: 'text', body: 'Hi', client_id: 'uuid-1' }]);
    expect(conversation.outbox.messages).toHaveLength(0);
    expect(conversation.messages.at(-1)).toMatchObject({ body: 'Hi', mine: true });
    expect(store.session.credits).toBe(4);
    expect(store.chats.get(ID)?.last_message).toMatchObject({ preview: 'Hi', mine: true });
  });

  test('R-290 a failed message keeps its text; R-281 retrying reuses its client_id', async () => {
    const { api, conversation } = open();
    await conversation.open();
    api.reply({ 'POST /api/chat.php': anError('member_gone') });
    await conversation.outbox.send('Hi', 'uuid-1');
    expect(conversation.outbox.messages).toMatchObject([{ body: 'Hi', state: 'failed' }]);
    api.reply({ 'POST /api/chat.php': aSentReply('uuid-1') });
    await conversation.outbox.retry('uuid-1');
    expect(api.calls('POST /api/chat.php').map(({ client_id: id }) => id)).toEqual(['uuid-1', 'uuid-1']);
    expect(conversation.messages.at(-1)?.body).toBe('Hi');
  });

  test('R-277 without enough credits the text becomes the draft again', async () => {
    const { api, conversation } = open();
    await conversation.open();
    api.reply({ 'POST /api/chat.php': anError('not_enough_credits') });
    await conversation.outbox.send('Hi', 'uuid-1');
    expect(conversation.outbox).toMatchObject({ messages: [], refusal: 'not_enough_credits' });
    expect(conversation.draft).toBe('Hi');
    conversation.setDraft('Hi!');
    expect(conversation.outbox.refusal).toBeNull();
  });

  test('R-282 a message already shown as stored is not pending and is not sent again', async () => {
    const earlierVisit = open();
    earlierVisit.store.network.setOnline(false);
    await earlierVisit.conversation.outbox.send('Hi', 'uuid-1');
    const embeddedReplies = { [replyAddress('/api/chat.php', { conversation: ID })]: aPage({ messages: [aSentReply('uuid-1').message] }) };
    const { api, conversation, local } = open(0, { '/api/chats.php': { chats: [aChat()] }, ...embeddedReplies }, earlierVisit.local);
    await conversation.open();
    expect(conversation.outbox.messages).toEqual([]);
    expect(api.calls('POST /api/chat.php')).toEqual([]);
    expect(local.get('chat-outbox')).toBeNull();
  });

  test('R-266 R-282 a message that waited for a member goes to the conversation that exists by now', async () => {
    const earlierVisit = open();
    earlierVisit.store.network.setOnline(false);
    await earlierVisit.conversations.getByMember('Member0000').outbox.send('Hi', 'uuid-1');
    const { api, conversations, conversation, local } = open(0, {}, earlierVisit.local);
    api.reply({ 'GET /api/member.php': { profile: aProfile({ id: 'Member0000', conversation_id: ID }) } });
    await conversations.getByMember('Member0000').open();
    expect(api.calls('POST /api/chat.php')).toEqual([]);
    await conversation.open();
    await conversation.outbox.flush();
    expect(api.calls('POST /api/chat.php')).toMatchObject([{ conversation: ID, client_id: 'uuid-1' }]);
    expect(local.get('chat-outbox')).toBeNull();
  });

  test('R-282 two first messages begin one conversation, in order', async () => {
    const { api, store, conversations } = open();
    store.network.setOnline(false);
    const newConversation = conversations.getByMember('Member0000');
    await newConversation.outbox.send('One', 'uuid-1');
    await newConversation.outbox.send('Two', 'uuid-2');
    store.network.setOnline(true);
    await newConversation.outbox.flush();
    expect(api.calls('POST /api/chat.php')).toMatchObject([
      { profile_id: 'Member0000', client_id: 'uuid-1' },
      { conversation: ID, client_id: 'uuid-2' },
    ]);
  });

  test('R-296 new messages reported by the list count as news until they are read here', async () => {
    const { api, store, conversation } = open();
    await conversation.open();
    expect(conversation.news).toBeNull();
    store.chats.patch(ID, { num_unread_messages: 1 });
    expect(conversation.news).not.toBeNull();
    api.reply({ 'GET /api/chat.php': aPage({ messages: [aMessage({ id: 'Message002' }), aMessage({ id: 'Message003', body: 'New' })] }) });
    await conversation.load();
    await conversation.markRead();
    expect(conversation.messages.map(({ id }) => id)).toEqual(['Message001', 'Message002', 'Message003']);
    expect(conversation.latestArrival?.body).toBe('New');
    expect(conversation.news).toBeNull();
  });

  test('R-273 older messages are added above, page by page', async () => {
    const { api, conversation } = open();
    api.reply({ 'GET /api/chat.php': aPage({ next_before: 'Message001' }) });
    await conversation.open();
    expect(conversation.hasOlder).toBe(true);
    api.reply({ 'GET /api/chat.php': aPage({ messages: [aMessage({ id: 'Message000' })], history_limit_reached: true }) });
    await Promise.all([conversation.loadOlder(), conversation.loadOlder()]);
    expect(api.calls('GET /api/chat.php').map(({ before }) => before)).toEqual([undefined, 'Message001']);
    expect(conversation.messages.map(({ id }) => id)).toEqual(['Message000', 'Message001', 'Message002']);
    expect(conversation).toMatchObject({ hasOlder: false, historyLimitReached: true });
  });
});

describe('ConversationsStore', () => {
  test('R-271 a deleted chat is removed from the list at once and from the server after the undo period', async () => {
    const { api, store, clock, conversations } = open();
    await store.chats.load();
    conversations.remove(ID);
    expect(store.chats.list).toHaveLength(0);
    clock.advance(UNDO_MS - 1);
    expect(api.calls('DELETE /api/chat.php')).toHaveLength(0);
    clock.advance(1);
    expect(api.calls('DELETE /api/chat.php')).toEqual([{ conversation: ID }]);
  });

  test('R-271 undo brings it back and nothing is sent', async () => {
    const { api, store, clock, conversations } = open();
    await store.chats.load();
    conversations.remove(ID);
    conversations.undoRemoval(ID);
    clock.advance(UNDO_MS);
    expect(store.chats.list).toHaveLength(1);
    expect(api.calls('DELETE /api/chat.php')).toHaveLength(0);
  });

  test('R-282 a reconnect sends the waiting messages of every conversation, whatever page the member is on', async () => {
    const { api, store, conversations } = open();
    store.network.setOnline(false);
    await conversations.getById(ID).outbox.send('Hi', 'uuid-1');
    await conversations.getByMember('Member0000').outbox.send('Hello', 'uuid-2');
    store.network.setOnline(true);
    await settled();
    expect(api.calls('POST /api/chat.php').map(({ client_id: id }) => id)).toEqual(['uuid-1', 'uuid-2']);
  });

  test('R-282 messages left unsent by an earlier page are sent without opening their conversation', async () => {
    const earlierVisit = open();
    earlierVisit.store.network.setOnline(false);
    await earlierVisit.conversation.outbox.send('Hi', 'uuid-1');
    await earlierVisit.conversations.getByMember('Member0000').outbox.send('Hello', 'uuid-2');
    const { api, conversations, local } = open(0, {}, earlierVisit.local);
    conversations.resumeSending();
    await settled();
    expect(api.calls('POST /api/chat.php')).toMatchObject([
      { conversation: ID, client_id: 'uuid-1' },
      { profile_id: 'Member0000', client_id: 'uuid-2' },
    ]);
    expect(local.get('chat-outbox')).toBeNull();
  });

  test('R-271 R-282 messages waiting in a deleted chat are discarded', async () => {
    const { api, store, clock, conversations, conversation, local } = open();
    await store.chats.load();
    store.network.setOnline(false);
    await conversation.outbox.send('Hi', 'uuid-1');
    conversations.remove(ID);
    clock.advance(UNDO_MS);
    store.network.setOnline(true);
    expect(local.get('chat-outbox')).toBeNull();
    expect(api.calls('POST /api/chat.php')).toEqual([]);
  });

  test('R-150 R-282 after logout nothing of one member is sent or kept for the next', async () => {
    const { api, store, conversation, local } = open();
    store.network.setOnline(false);
    await conversation.outbox.send('Secret', 'uuid-1');
    store.session.setUser(aUser({ id: 'Other00000' }));
    store.network.setOnline(true);
    await settled();
    expect(api.calls('POST /api/chat.php')).toEqual([]);
    expect(local.get('chat-outbox')).toBeNull();
  });
});
