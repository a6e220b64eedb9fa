import type { ProfileCard } from '@rendezvous/shared/contract';
import { aChat, aMessage, anError, aProfile, aUser, barriers, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ConversationScreen } from '../screens/ConversationScreen';

const anna = aProfile({ name: 'Anna' });
const QUESTION = 'What does your perfect Sunday look like?';

/** Opens the conversation with Anna before its first message, for a member with one other chat or none. */
const open = ({ chats = true, api = {}, partner = anna }: { chats?: boolean; api?: FakeReplies; partner?: ProfileCard } = {}) =>
  renderScreen(<ConversationScreen />, {
    user: aUser({ credits: 5 }),
    path: '/members/{id}/chat',
    route: `/members/${anna.id}/chat`,
    api: {
      'GET /api/chats.php': { chats: chats ? [aChat()] : [] },
      'GET /api/member.php': { profile: { ...anna, ...partner } },
      'GET /api/user.php': { user: aUser() },
      'GET /api/icebreakers.php': {
        icebreakers: [
          { key: 'interest_start', interest: 'hiking' },
          { key: 'perfect_sunday', interest: null },
        ],
      },
      'POST /api/chat.php': ({ body }) => ({
        message: aMessage({
          ...{ id: 'Sent000000', client_id: body.client_id, mine: true, type: body.type, body: body.body ?? '' },
          icebreaker: body.icebreaker ?? null,
        }),
        conversation: { id: 'Chat000009' },
        credits: 4,
      }),
      'GET /api/chat.php': anError('server_error'),
      ...api,
    },
  });

let answerProfile = (): void => undefined;
const pendingProfile = new Promise<{ profile: typeof anna }>((resolve) => (answerProfile = () => resolve({ profile: anna })));

const findDialog = () => screen.findByRole('dialog', { name: 'Break the ice' });
const findOpener = () => screen.findByRole('button', { name: 'Choose an icebreaker' });
const findField = () => screen.findByRole('textbox', { name: 'Message' });

describe('icebreakers', () => {
  test('R-054 R-287 open from an empty conversation; shared interests come first, and the chosen one fills the composer', async () => {
    const { person, api } = open();
    await person.click(await findOpener());
    expect(await findDialog()).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Hiking: how did it begin for you?' })).toBeVisible();
    expect(api.calls('GET /api/icebreakers.php')).toEqual([{ profile_id: anna.id }]);
    expect(await barriers(document.body)).toEqual([]);
    await person.click(screen.getByRole('button', { name: QUESTION }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await findField()).toHaveValue(QUESTION);
    expect(api.calls('POST /api/chat.php')).toEqual([]);
  });

  test('R-288 an unedited one is sent as a key, so that each side reads it in its own language', async () => {
    const { person, api } = open();
    await person.click(await findOpener());
    await person.click(await screen.findByRole('button', { name: QUESTION }));
    await person.type(await findField(), '{Enter}');
    await waitFor(() => expect(api.calls('POST /api/chat.php')).toHaveLength(1));
    expect(api.calls('POST /api/chat.php')).toMatchObject([{ type: 'icebreaker', icebreaker: { key: 'perfect_sunday', interest: null } }]);
  });

  test('R-287 an edited one is sent as ordinary text', async () => {
    const { person, api } = open();
    await person.click(await findOpener());
    await person.click(await screen.findByRole('button', { name: QUESTION }));
    await person.type(await findField(), ' Mine is lazy.{Enter}');
    await waitFor(() => expect(api.calls('POST /api/chat.php')).toHaveLength(1));
    expect(api.calls('POST /api/chat.php')).toMatchObject([{ type: 'text', body: `${QUESTION} Mine is lazy.` }]);
  });

  test('R-287 open automatically once, for a member’s first conversation', async () => {
    const { person, store, unmount } = open({ chats: false });
    expect(await findDialog()).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.services.local.get('hide-icebreakers')).not.toBeNull();
    unmount();
  });

  test('R-287 do not open automatically for a member who has a conversation', async () => {
    const { store } = open();
    expect(await findOpener()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.services.local.get('hide-icebreakers')).toBeNull();
  });

  test('R-287 do not interrupt a member who is already writing', async () => {
    const { person, store } = open({ chats: false, api: { 'GET /api/member.php': () => pendingProfile } });
    await person.click(await findField());
    act(() => answerProfile());
    expect(await findOpener()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.services.local.get('hide-icebreakers')).toBeNull();
  });

  test('R-287 close with the first letter typed, if they opened automatically', async () => {
    open({ chats: false });
    await findDialog();
    fireEvent.change(screen.getByRole('textbox', { name: 'Message', hidden: true }), { target: { value: 'H' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await findField()).toHaveValue('H');
  });

  test('R-057 wait until another modal has closed', async () => {
    const { store } = open({ chats: false });
    act(() => store.overlays.open('activation'));
    expect(await findOpener()).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => store.overlays.close('activation'));
    expect(await findDialog()).toBeVisible();
  });

  test('R-161 can be requested again after a failed call', async () => {
    const { person, api } = open({ api: { 'GET /api/icebreakers.php': anError('server_error') } });
    await person.click(await findOpener());
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'GET /api/icebreakers.php': { icebreakers: [{ key: 'two_truths', interest: null }] } });
    await person.click(retryButton);
    expect(await screen.findByRole('button', { name: /Two truths and a lie/ })).toBeVisible();
  });
});
