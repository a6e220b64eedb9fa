import { aMessage, anError, aProfile, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { NewConversationScreen } from './NewConversationScreen';

const MEMBER = 'Anna000000';

const open = (api: FakeReplies = {}) =>
  renderScreen(<NewConversationScreen />, {
    user: aUser({ credits: 3 }),
    path: '/members/{id}/chat',
    route: `/members/${MEMBER}/chat`,
    api: {
      'GET /api/chats.php': { chats: [] },
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

describe('NewConversationScreen', () => {
  test('R-266 a first message begins the conversation and leads to it, R-279 with a free credit', async () => {
    const { api, person, address, store } = open();
    await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello Anna');
    await screen.findByText(/Say hello/);
    await person.click(screen.getByRole('button', { name: 'Send: 1 free credit' }));
    await waitFor(() => expect(address()).toBe('/chats/Chat000000'));
    expect(api.calls('POST /api/chat.php')).toMatchObject([{ profile_id: MEMBER, body: 'Hello Anna' }]);
    expect(store.chats.list[0]).toMatchObject({ profile: { name: 'Anna' }, last_message: { preview: 'Hello Anna', mine: true } });
  });

  test('R-266 a conversation that exists opens instead', async () => {
    const { address } = open({ 'GET /api/member.php': { profile: aProfile({ id: MEMBER, conversation_id: 'Chat000000' }) } });
    await waitFor(() => expect(address()).toBe('/chats/Chat000000'));
  });

  test('R-278 a free member knows how many conversations are left, a premium member needs not', async () => {
    const { store } = open();
    expect(await screen.findByText('You can start 2 more conversations as a free member.')).toBeVisible();
    act(() => store.session.patch({ paid_user: true }));
    expect(screen.queryByText(/as a free member/)).not.toBeInTheDocument();
  });

  test('R-278 the third start offers premium and keeps the text', async () => {
    const { person } = open({ 'POST /api/chat.php': anError('conversation_limit', { limit: 2 }) });
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await person.type(field, 'Hello{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Start as many chats as you like' })).toHaveTextContent('2 conversations');
    expect(screen.getByRole('link', { name: 'See what premium gives' })).toHaveAttribute('href', '/premium');
    await person.click(screen.getByRole('button', { name: 'Not now' }));
    expect(field).toHaveValue('Hello');
  });
});
