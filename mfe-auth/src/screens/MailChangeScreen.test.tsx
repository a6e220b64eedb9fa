import { anError, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { MailChangeScreen } from './MailChangeScreen';

const CONFIRM_CALL = 'PUT /api/mail-change.php';
const UNDO_CALL = 'POST /api/security-undo.php';
const email = 'new@example.org';

const open = (api: FakeReplies, { query = '?token=abc', user = null }: { query?: string; user?: ReturnType<typeof aUser> | null } = {}) =>
  renderScreen(<MailChangeScreen />, { route: `/mail-change/do${query}`, api, user });

const press = async ({ person }: ReturnType<typeof open>, name: string) => person.click(await screen.findByRole('button', { name }));

describe('the link that confirms a new e-mail address', () => {
  it('R-211 posts its token on click, shows the new address and leads to the login', async () => {
    const view = open({ [CONFIRM_CALL]: { email, user: null } });
    expect(await screen.findByRole('heading', { name: 'Use your new email address from now on?' })).toBeInTheDocument();
    expect(view.api.calls(CONFIRM_CALL)).toHaveLength(0);
    await press(view, 'Confirm my new address');
    expect(await screen.findByRole('heading', { name: 'Your new address is confirmed' })).toBeInTheDocument();
    expect(screen.getByText(/From now on you log in with/)).toHaveTextContent(email);
    expect(view.api.calls(CONFIRM_CALL)).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('R-211 a member stays logged in, with the new address', async () => {
    const view = open({ [CONFIRM_CALL]: { email, user: aUser({ email }) } }, { user: aUser() });
    await press(view, 'Confirm my new address');
    expect(await screen.findByRole('link', { name: 'Meet people' })).toHaveAttribute('href', '/members');
    expect(view.store.session.user?.email).toBe(email);
  });

  it('R-211 a used or expired link shows an error and leads to where a new one can be requested', async () => {
    const view = open({ [CONFIRM_CALL]: anError('token_invalid') });
    await press(view, 'Confirm my new address');
    expect(await screen.findByRole('heading', { name: 'Link expired or invalid, request a new email' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My settings' })).toHaveAttribute('href', '/settings');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('R-211 an address taken in the meantime shows an error', async () => {
    const view = open({ [CONFIRM_CALL]: anError('mail_change_taken') });
    await press(view, 'Confirm my new address');
    expect(await screen.findByRole('heading', { name: 'This email address already owns an account on this website.' })).toBeInTheDocument();
  });

  it('R-161 can be retried after a failed call', async () => {
    const view = open({});
    view.api.online = false;
    await press(view, 'Confirm my new address');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    view.api.online = true;
    view.api.reply({ [CONFIRM_CALL]: { email, user: null } });
    await view.person.click(retryButton);
    expect(await screen.findByRole('heading', { name: 'Your new address is confirmed' })).toBeInTheDocument();
  });

  it('R-211 a link without a token shows no button', async () => {
    open({}, { query: '' });
    expect(await screen.findByRole('link', { name: 'My settings' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the link that undoes a change of address', () => {
  const undoReply = { undone: 'email', email: 'old@example.org', reset_token: 'from the undo' } as const;

  it('R-211 restores the address on click and asks for a new password', async () => {
    const view = open({ [UNDO_CALL]: undoReply, 'PUT /api/password-reset.php': { user: aUser() } }, { query: '?undo=xyz' });
    await press(view, 'Undo the change');
    expect(await screen.findByText('Everything’s back as it was')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Your email is old@example.org again');
    expect(view.api.calls(UNDO_CALL)).toEqual([{ token: 'xyz' }]);
    await view.person.type(screen.getByLabelText('New password'), 'four quiet old boats');
    await view.person.type(screen.getByLabelText('Repeat the new password'), 'four quiet old boats');
    await view.person.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(view.address()).toBe('/members'));
    expect(view.api.calls('PUT /api/password-reset.php')).toMatchObject([{ token: 'from the undo' }]);
  });

  it('R-211 signs this browser out when its session has ended', async () => {
    const view = open({ [UNDO_CALL]: undoReply, 'GET /api/user.php': { user: null } }, { query: '?undo=xyz', user: aUser() });
    await press(view, 'Undo the change');
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
    expect(view.store.session.isSignedIn).toBe(false);
  });

  it('R-211 a used link shows an error and leads to a new password', async () => {
    const view = open({ [UNDO_CALL]: anError('token_invalid') }, { query: '?undo=xyz' });
    await press(view, 'Undo the change');
    expect(await screen.findByRole('link', { name: 'Request a new email' })).toHaveAttribute('href', '/reset-password');
  });

  it('R-211 a member with a used link is led to the settings, since the reset is for visitors', async () => {
    const view = open({ [UNDO_CALL]: anError('token_invalid') }, { query: '?undo=xyz', user: aUser() });
    await press(view, 'Undo the change');
    expect(await screen.findByRole('link', { name: 'My settings' })).toHaveAttribute('href', '/settings');
    expect(screen.queryByRole('link', { name: 'Request a new email' })).not.toBeInTheDocument();
  });
});
