import type { ApiReply, User } from '@rendezvous/shared/contract';
import {
  aCard,
  aChat,
  aMessage,
  anError,
  aProfile,
  aUser,
  MemoryStorage,
  NOW_S,
  renderScreen,
  Route,
  Routes,
  type FakeReplies,
} from '@rendezvous/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ConversationScreen } from './ConversationScreen';

const ID = 'Chat000000';
const anna = aCard({ name: 'Anna' });

const aPage = (changes: Partial<ApiReply<'GET /api/chat.php'>> = {}): ApiReply<'GET /api/chat.php'> => ({
  conversation: { id: ID },
  profile: anna,
  messages: [aMessage({ id: 'Message001', body: 'Good morning' }), aMessage({ id: 'Message002', body: 'How are you?', created: NOW_S })],
  history_limit_reached: false,
  next_before: null,
  ...changes,
});

const open = (api: FakeReplies = {}, user: Partial<User> = {}) => {
  const member = aUser({ credits: 5, credit_value: { amount: 115, currency: 'EUR' }, ...user });
  return renderScreen(<ConversationScreen />, {
    user: member,
    path: '/chats/{id}',
    route: `/chats/${ID}`,
    api: {
      'GET /api/chats.php': { chats: [aChat({ profile: anna, num_unread_messages: 1 })] },
      'GET /api/chat.php': aPage(),
      'PUT /api/chat.php': { num_unread_messages: 0 },
      'GET /api/user.php': { user: { ...member, credits: 4 } },
      'POST /api/chat.php': ({ body }) => ({
        message: aMessage({ id: 'Sent000000', client_id: body.client_id, body: body.body ?? '', mine: true, created: NOW_S + 1 }),
        conversation: { id: ID },
        credits: 4,
      }),
      ...api,
    },
  });
};
const getMessages = () => within(screen.getByRole('region', { name: 'Messages' }));
const findField = () => screen.findByRole('textbox', { name: 'Message' });

describe('ConversationScreen', () => {
  test('R-265 shows the partner and the messages, R-273 with a divider before the new message', async () => {
    const { api, store } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Chat with Anna' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Anna, 34' })).toHaveAttribute('href', '/members/Anna000000');
    expect(getMessages().getByText('Good morning')).toBeVisible();
    expect(getMessages().getByText('New messages')).toBeVisible();
    await waitFor(() => expect(api.calls('PUT /api/chat.php')).toEqual([{ conversation: ID, read_up_to: 'Message002' }]));
    expect(store.chats.totalUnread).toBe(0);
  });

  test('R-283 the price is shown on the button, R-275 Enter sends and Shift+Enter inserts a line break', async () => {
    const { api, person } = open();
    await person.type(await findField(), 'Hi{Shift>}{Enter}{/Shift}Anna');
    expect(screen.getByRole('button', { name: 'Send: 1 credit, €1.15' })).toBeEnabled();
    expect(api.calls('POST /api/chat.php')).toHaveLength(0);
    await person.keyboard('{Enter}');
    expect(await getMessages().findByText(/Hi\s+Anna/)).toBeVisible();
    expect(api.calls('POST /api/chat.php')).toMatchObject([{ conversation: ID, body: 'Hi\nAnna' }]);
    expect(await findField()).toHaveValue('');
  });

  test('R-281 a double click sends once', async () => {
    const { api, person } = open();
    await person.type(await findField(), 'Hi');
    await person.dblClick(screen.getByRole('button', { name: /^Send/ }));
    await getMessages().findByText('Hi');
    expect(api.calls('POST /api/chat.php')).toHaveLength(1);
  });

  test('R-277 without credits the text stays, and buying leads back to it', async () => {
    const { person, store } = open({ 'POST /api/chat.php': anError('not_enough_credits') }, { credits: 0, credit_value: null });
    await person.type(await findField(), 'Hi{Enter}');
    expect(await screen.findByText('You do not have enough credits to send this message')).toBeVisible();
    expect(await findField()).toHaveValue('Hi');
    const buyLink = screen.getByRole('link', { name: 'Buy credits' });
    expect(buyLink).toHaveAttribute('href', '/credits');
    await person.click(buyLink);
    expect(store.services.session.get('resume-path')).toBe(`/chats/${ID}`);
    expect(store.services.local.get('chat-drafts')).toContain('Hi');
  });

  test('R-290 a message that was not sent shows the reason and can be resent', async () => {
    const { api, person } = open({ 'POST /api/chat.php': anError('member_gone') });
    await person.type(await findField(), 'Hi{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Member not available');
    api.reply({ 'POST /api/chat.php': anError('blocked_by_member') });
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(getMessages().queryByText('Hi')).not.toBeInTheDocument();
  });

  test('R-282 a message written offline shows Waiting and cannot be discarded; once online it is sent automatically', async () => {
    const { api, person, store } = open();
    await findField();
    act(() => store.network.setOnline(false));
    await person.type(await findField(), 'One{Enter}Two{Enter}');
    expect(await getMessages().findAllByText('Waiting')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(api.calls('POST /api/chat.php')).toEqual([]);
    act(() => store.network.setOnline(true));
    await waitFor(() => expect(api.calls('POST /api/chat.php').map(({ body }) => body)).toEqual(['One', 'Two']));
    await waitFor(() => expect(getMessages().queryByText('Waiting')).not.toBeInTheDocument());
  });

  test('R-087 a member who has become invisible since is asked before a message is resent', async () => {
    const { api, person, store } = open({ 'POST /api/chat.php': anError('member_gone') });
    await person.type(await findField(), 'Hi{Enter}');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    act(() => store.session.patch({ invisible: true }));
    await person.click(retry);
    const confirm = await screen.findByRole('button', { name: 'Become visible and send' });
    expect(api.calls('POST /api/chat.php')).toHaveLength(1);
    const privacy = {
      invisible: false,
      visitor_visible: false,
      photos_for_chosen: false,
      read_receipts: true,
      typing_shown: true,
      photos_from_everyone: false,
    };
    api.reply({ 'PUT /api/privacy.php': { privacy } });
    await person.click(confirm);
    await waitFor(() => expect(api.calls('POST /api/chat.php')).toHaveLength(2));
    expect(store.session.user?.invisible).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('R-215 a partner who left is not available: past messages can be read, but nothing can be written', async () => {
    const { person } = open({ 'GET /api/chat.php': aPage({ profile: aCard({ name: '', age: 0 }) }) });
    expect(await screen.findByText('Member not available')).toBeVisible();
    expect(getMessages().getByText('Good morning')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Options of this chat' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete chat' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'View profile' })).not.toBeInTheDocument();
  });

  test('R-274 counts the characters and sends nothing above the limit', async () => {
    const { person } = open();
    const box = await findField();
    expect(screen.getByText('0/1,000')).toBeInTheDocument();
    await person.click(box);
    await person.paste('😀'.repeat(1001));
    expect(screen.getByText('1,001/1,000')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Send/ })).toBeDisabled();
  });

  test('R-293 a first message to a fictional profile asks for confirmation, and Cancel is the default', async () => {
    const fictionalPage = aPage({ profile: aCard({ fictional: true }) });
    const { api, person } = open({ 'GET /api/chat.php': fictionalPage });
    expect(await screen.findByText(/you can’t meet/)).toBeVisible();
    await person.type(await findField(), 'Hi{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'This is a fictional profile' });
    expect(question).toHaveTextContent('This site contains fictional profiles.');
    expect(question).toHaveTextContent('This message costs 1 credit, €1.15.');
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(api.calls('POST /api/chat.php')).toHaveLength(0);
    await person.type(await findField(), '{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(api.calls('POST /api/chat.php')).toHaveLength(1));
  });

  test('R-272 says that older messages are hidden', async () => {
    open({ 'GET /api/chat.php': aPage({ history_limit_reached: true }) });
    expect(await screen.findByText('Older messages are hidden for privacy.')).toBeVisible();
  });

  test('R-296 a polled message appears and is announced', async () => {
    const { api, store } = open();
    await screen.findByText('How are you?');
    const newerMessages = [...aPage().messages, aMessage({ id: 'Message003', body: 'Are you there?', created: NOW_S + 5 })];
    api.reply({ 'GET /api/chat.php': aPage({ messages: newerMessages }) });
    act(() => store.chats.patch(ID, { num_unread_messages: 1 }));
    expect(await getMessages().findByText('Are you there?')).toBeVisible();
    expect(screen.getByText('Anna writes: Are you there?')).toBeInTheDocument();
  });

  test('R-271 deleting leads to the list and can be undone', async () => {
    const { person, address, store } = open();
    await person.click(await screen.findByRole('button', { name: 'Options of this chat' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete chat' }));
    expect(address()).toBe('/chats');
    expect(store.chats.list).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.chats.list).toHaveLength(1);
  });

  test('R-265 a conversation that is not mine is not found', async () => {
    open({ 'GET /api/chat.php': anError('not_found') });
    expect(await screen.findByRole('link', { name: 'All chats' })).toHaveAttribute('href', '/chats');
  });
});

const MEMBER = 'Anna000000';

const CONVERSATION_PATHS = ['/members/:id/chat', '/chats/:id'];

const openNewConversation = (api: FakeReplies = {}) => {
  const addresses = CONVERSATION_PATHS.map((path) => <Route key={path} path={path} element={<ConversationScreen />} />);
  return renderScreen(<Routes>{addresses}</Routes>, {
    user: aUser({ credits: 3 }),
    services: { local: new MemoryStorage({ 'hide-icebreakers': '1' }) },
    path: '*',
    route: `/members/${MEMBER}/chat`,
    api: {
      'GET /api/chats.php': { chats: [] },
      'GET /api/chat.php': aPage({ conversation: { id: 'Chat000000' } }),
      'GET /api/member.php': { profile: aProfile({ id: MEMBER, name: 'Anna', conversation_id: null }) },
      'GET /api/user.php': { user: aUser({ credits: 2 }) },
      'POST /api/chat.php': ({ body }) => ({
        message: aMessage({ id: 'Sent000000', client_id: body.client_id, body: body.body ?? '', mine: true }),
        conversation: { id: 'Chat000000' },
        credits: 2,
      }),
      ...api,
    },
  });
};

describe('ConversationScreen before the first message', () => {
  test('R-266 a first message starts the conversation and opens it, R-279 with a free credit', async () => {
    const { api, person, address, store } = openNewConversation();
    await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello Anna');
    await screen.findByText(/Say hello/);
    await person.click(screen.getByRole('button', { name: 'Send: 1 free credit' }));
    await waitFor(() => expect(address()).toBe('/chats/Chat000000'));
    expect(api.calls('POST /api/chat.php')).toMatchObject([{ profile_id: MEMBER, body: 'Hello Anna' }]);
    expect(store.chats.list[0]).toMatchObject({ profile: { name: 'Anna' }, last_message: { preview: 'Hello Anna', mine: true } });
  });

  test('R-266 focus stays in the field for further typing when the conversation gets its address', async () => {
    const { person, address } = openNewConversation();
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await person.type(field, 'Hello Anna{Enter}How are');
    await waitFor(() => expect(address()).toBe('/chats/Chat000000'));
    expect(field).toBeInTheDocument();
    expect(field).toHaveFocus();
    await person.keyboard(' you?');
    expect(field).toHaveValue('How are you?');
  });

  test('R-266 a conversation that exists opens instead', async () => {
    const { address } = openNewConversation({
      'GET /api/member.php': { profile: aProfile({ id: MEMBER, conversation_id: 'Chat000000' }) },
    });
    await waitFor(() => expect(address()).toBe('/chats/Chat000000'));
  });

  test('R-278 a free member sees how many conversations are left, a premium member does not', async () => {
    const { store } = openNewConversation();
    expect(await screen.findByText('You can start 2 more chats as a free member.')).toBeVisible();
    act(() => store.session.patch({ paid_user: true }));
    expect(screen.queryByText(/as a free member/)).not.toBeInTheDocument();
  });

  test('R-278 starting a third conversation offers premium and keeps the text', async () => {
    const { person } = openNewConversation({ 'POST /api/chat.php': anError('conversation_limit', { limit: 2 }) });
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await person.type(field, 'Hello{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Start as many chats as you like' })).toHaveTextContent('2 conversations');
    expect(screen.getByRole('link', { name: 'See what’s in Premium' })).toHaveAttribute('href', '/premium');
    await person.click(screen.getByRole('button', { name: 'Not now' }));
    expect(field).toHaveValue('Hello');
  });
});
