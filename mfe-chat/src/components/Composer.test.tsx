import type { User } from '@rendezvous/shared/contract';
import { aMessage, anError, aUser, MemoryStorage, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useConversationsStore } from '../stores/ConversationsStore';
import { Composer } from './Composer';

const TestComposer = observer(({ id }: { id: string }) => {
  const conversations = useConversationsStore();
  useEffect(() => conversations.drafts.restore(), [conversations]);
  return <Composer conversation={conversations.getById(id)} />;
});

const visiblePrivacy = {
  invisible: false,
  visitor_visible: false,
  photos_for_chosen: false,
  read_receipts: true,
  typing_shown: true,
  photos_from_everyone: false,
};

const open = ({
  user = {},
  local = new MemoryStorage(),
  id = 'Chat000000',
}: { user?: Partial<User>; local?: MemoryStorage; id?: string } = {}) => {
  const api: FakeReplies = {
    'POST /api/chat.php': ({ body }) => ({
      message: aMessage({ id: 'Sent000000', client_id: body.client_id, body: body.body ?? '', mine: true }),
      conversation: { id },
      credits: 2,
    }),
    'PUT /api/privacy.php': { privacy: visiblePrivacy },
  };
  return renderScreen(<TestComposer id={id} />, { user: aUser({ credits: 3, ...user }), services: { local }, api });
};
const getField = () => screen.getByRole('textbox', { name: 'Message' });

describe('Composer', () => {
  test('R-275 Enter that ends an input-method composition does not send', async () => {
    const { api, person } = open();
    await person.type(getField(), 'こん');
    fireEvent.keyDown(getField(), { key: 'Enter', isComposing: true });
    expect(api.calls('POST /api/chat.php')).toHaveLength(0);
    fireEvent.keyDown(getField(), { key: 'Enter' });
    await waitFor(() => expect(api.calls('POST /api/chat.php')).toHaveLength(1));
  });

  test.each(['', '   ', '{Shift>}{Enter}{/Shift}'])('R-274 "%s" is not sent as a message', async (text) => {
    const { api, person } = open();
    if (text !== '') await person.type(getField(), text);
    await person.type(getField(), '{Enter}');
    expect(screen.getByRole('button', { name: /^Send/ })).toBeDisabled();
    expect(api.calls('POST /api/chat.php')).toHaveLength(0);
  });

  test('R-087 an invisible member is asked first; then the mode is turned off and the message is sent', async () => {
    const { api, person, store } = open({ user: { invisible: true } });
    await person.type(getField(), 'Hello{Enter}');
    const confirm = await screen.findByRole('button', { name: 'Become visible and send' });
    expect(api.recordedRequests).toHaveLength(0);
    await person.click(confirm);
    await waitFor(() => expect(api.calls('POST /api/chat.php')).toHaveLength(1));
    expect(api.calls('PUT /api/privacy.php')).toEqual([{ invisible: false }]);
    expect(store.session.user?.invisible).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('R-087 a member who stays invisible sends nothing and keeps the text', async () => {
    const { api, person, store } = open({ user: { invisible: true } });
    await person.type(getField(), 'Hello{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(getField()).toHaveValue('Hello');
    expect(api.recordedRequests).toHaveLength(0);
    expect(store.session.user?.invisible).toBe(true);
  });

  test('R-087 when invisible mode cannot be turned off, nothing is sent', async () => {
    const { api, person } = open({ user: { invisible: true } });
    api.reply({ 'PUT /api/privacy.php': anError('server_error') });
    await person.type(getField(), 'Hello{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Become visible and send' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(api.calls('POST /api/chat.php')).toHaveLength(0);
  });

  test('R-275 a draft is restored after a reload, in its own conversation only', async () => {
    const local = new MemoryStorage();
    const firstVisit = open({ local });
    await firstVisit.person.type(getField(), 'Half a thou');
    firstVisit.unmount();
    const secondVisit = open({ local });
    expect(getField()).toHaveValue('Half a thou');
    secondVisit.unmount();
    open({ local, id: 'Chat111111' });
    expect(getField()).toHaveValue('');
  });

  test('R-281 each message sent has its own client_id', async () => {
    const { api, person } = open();
    await person.type(getField(), 'One{Enter}Two{Enter}');
    await waitFor(() => expect(api.calls('POST /api/chat.php')).toHaveLength(2));
    const [one, two] = api.calls('POST /api/chat.php');
    expect([one?.body, two?.body]).toEqual(['One', 'Two']);
    expect(one?.client_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(two?.client_id).not.toBe(one?.client_id);
  });

  test.each([
    [{ credits: 3, credit_value: null }, '1 free credit'],
    [{ credits: 3, credit_value: { amount: 79, currency: 'EUR' } as const }, '1 credit, €0.79'],
    [{ credits: 0, credit_value: null }, '1 credit'],
  ])('R-283 a member with %j sees the price %s', (user, price) => {
    open({ user });
    expect(screen.getByRole('button', { name: `Send: ${price}` })).toBeVisible();
    expect(getField()).toHaveAccessibleDescription(price);
  });
});
