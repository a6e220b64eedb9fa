import type { ApiReply, Message } from '@rendezvous/shared/contract';
import { useSafety } from '@rendezvous/shared/safety';
import { aCard, aChat, aMessage, anError, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { ConversationScreen } from './ConversationScreen';

const ID = 'Chat000000';
const anna = aCard({ name: 'Anna' });
const READ_CALL = 'GET /api/chat.php';
const SEND_CALL = 'POST /api/chat.php';
const UNBLOCK_CALL = 'DELETE /api/block.php';

const aPage = (messages: Message[]): ApiReply<typeof READ_CALL> => ({
  ...{ conversation: { id: ID }, profile: anna, messages },
  ...{ history_limit_reached: false, next_before: null },
});

/** Stands in for the safety sheet, which the shell renders, and shows what it was opened with. */
const OpenedSubject = observer(() => {
  const { subject } = useSafety();
  return subject && <output>{[subject.choice ?? 'all', subject.member.id, subject.conversationId, subject.message?.id].join(' ')}</output>;
});

const open = (messages: Message[], api: FakeReplies = {}) =>
  renderScreen(
    <>
      <ConversationScreen />
      <OpenedSubject />
    </>,
    {
      ...{ user: aUser({ credits: 5 }), path: '/chats/{id}', route: `/chats/${ID}` },
      api: {
        'GET /api/chats.php': { chats: [aChat({ profile: anna })] },
        'PUT /api/chat.php': { num_unread_messages: 0 },
        [READ_CALL]: aPage(messages),
        [SEND_CALL]: ({ body }) => ({
          message: aMessage({ id: 'Sent000000', client_id: body.client_id, body: body.body ?? '', mine: true }),
          ...{ conversation: { id: ID }, credits: 4 },
        }),
        ...api,
      },
    },
  );

describe('safety in a conversation', () => {
  it('R-260 the header and each message from the other side open the safety sheet, mine do not', async () => {
    const { person } = open([aMessage({ id: 'Theirs0001', body: 'Hello' }), aMessage({ id: 'Mine000001', body: 'Hi', mine: true })]);
    const [header, message, ...others] = await screen.findAllByRole('button', { name: 'Hide, block or report Anna' });
    expect(others).toEqual([]);
    expect(header).not.toHaveAccessibleDescription('Hello');
    expect(message).toHaveAccessibleDescription('Hello');
    if (header) await person.click(header);
    expect(screen.getByText(`all ${anna.id} ${ID}`)).toBeInTheDocument();
    if (message) await person.click(message);
    expect(screen.getByText(`all ${anna.id} ${ID} Theirs0001`)).toBeInTheDocument();
  });

  it.each([
    ['Report', 'report'],
    ['Block', 'block'],
  ])('R-294 a risky message has a warning and %s below it', async (name, choice) => {
    const { person } = open([aMessage({ id: 'Theirs0001', body: 'Write me on WhatsApp', risky: true })]);
    expect(await screen.findByText(/Be careful/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name }));
    expect(screen.getByText(`${choice} ${anna.id} ${ID} Theirs0001`)).toBeInTheDocument();
  });

  it('R-289 a received photo is hidden behind Show photo, with Report', async () => {
    const photo = { id: 'p', filename: '/full', thumb_filename: '/thumb', blurred: '/blurred', ratio: 1 };
    const { person } = open([aMessage({ id: 'Theirs0001', type: 'photo', body: '', photo })]);
    expect(await screen.findByRole('button', { name: 'Show photo' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Report' }));
    expect(screen.getByText(`report ${anna.id} ${ID} Theirs0001`)).toBeInTheDocument();
  });

  it('R-294 contact details in the first messages are sent only after a confirmation', async () => {
    const { person, api } = open([aMessage({ id: 'Theirs0001', body: 'Hello' })]);
    await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'My number is 06 1234 5678{Enter}');
    expect(await screen.findByRole('alertdialog', { name: 'Share this so soon?' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('My number is 06 1234 5678');
    expect(api.calls(SEND_CALL)).toEqual([]);
    await person.type(screen.getByRole('textbox', { name: 'Message' }), '{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(api.calls(SEND_CALL)).toHaveLength(1));
  });

  it('R-294 after the first five messages no confirmation is needed', async () => {
    const { person, api } = open(Array.from({ length: 5 }, (_, index) => aMessage({ id: `Message00${index}` })));
    await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Write to me@example.org{Enter}');
    await waitFor(() => expect(api.calls(SEND_CALL)).toHaveLength(1));
  });

  it('R-259 R-290 a member blocked while the chat is open sees it at the next poll; unsent messages stay', async () => {
    const blockedError = anError('blocked_by_member', { name: 'Anna' });
    const { api, person, store } = open([aMessage({ body: 'Good evening' })], { [SEND_CALL]: blockedError });
    await screen.findByText('Good evening');
    await person.type(screen.getByRole('textbox'), 'Are you there?{Enter}');
    expect(await screen.findByText(/You're blocked by Anna/)).toBeInTheDocument();
    expect(screen.getByText('Good evening')).toBeInTheDocument();
    api.reply({ [READ_CALL]: blockedError, 'GET /api/chats.php': { chats: [] } });
    await act(() => store.chats.poll());
    await waitFor(() => expect(screen.queryByText('Good evening')).not.toBeInTheDocument());
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /You're blocked by Anna/ })).toBeInTheDocument();
    expect(screen.getByText('Are you there?')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('R-259 a closed chat reopens automatically once the list has it again, and shows no earlier messages until then', async () => {
    const blockedError = anError('blocked_by_member', { name: 'Anna' });
    const { api, store } = open([aMessage({ body: 'Good evening' })]);
    await screen.findByText('Good evening');
    api.reply({ [READ_CALL]: blockedError, 'GET /api/chats.php': { chats: [] } });
    await act(() => store.chats.poll());
    expect(await screen.findByRole('heading', { name: /You're blocked by Anna/ })).toBeInTheDocument();
    api.reply({ [READ_CALL]: anError('server_error'), 'GET /api/chats.php': { chats: [aChat({ profile: anna })] } });
    await act(() => store.chats.poll());
    await waitFor(() => expect(api.calls(READ_CALL).length).toBeGreaterThan(2));
    expect(screen.getByRole('heading', { name: /You're blocked by Anna/ })).toBeInTheDocument();
    expect(screen.queryByText('Good evening')).not.toBeInTheDocument();
    api.reply({ 'GET /api/chats.php': { chats: [] } });
    await act(() => store.chats.poll());
    api.reply({ [READ_CALL]: aPage([aMessage({ body: 'There again' })]), 'GET /api/chats.php': { chats: [aChat({ profile: anna })] } });
    await act(() => store.chats.poll());
    expect(await screen.findByText('There again')).toBeInTheDocument();
  });

  it('R-292 a block already removed on another page no longer applies', async () => {
    const { person, api } = open([], {
      [READ_CALL]: anError('blocked_by_me', { name: 'Anna', profile_id: anna.id }),
      [UNBLOCK_CALL]: anError('not_found'),
    });
    await screen.findByText('Unblock Anna to send a message');
    api.reply({ [READ_CALL]: aPage([aMessage({ body: 'There again' })]) });
    await person.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByText('There again')).toBeInTheDocument();
  });

  it('R-292 a member who blocked the other sees how to write again, and one click unblocks', async () => {
    const { person, api } = open([], {
      [READ_CALL]: anError('blocked_by_me', { name: 'Anna', profile_id: anna.id }),
      [UNBLOCK_CALL]: { blocked: [] },
    });
    expect(await screen.findByText('Unblock Anna to send a message')).toBeInTheDocument();
    api.reply({ [READ_CALL]: aPage([aMessage({ body: 'There again' })]) });
    await person.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByText('There again')).toBeInTheDocument();
    expect(api.calls(UNBLOCK_CALL)).toEqual([{ profile_id: anna.id }]);
  });
});
