import { anError, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { NewPasswordScreen } from './NewPasswordScreen';

const open = (api: FakeReplies, token = 'abc') =>
  renderScreen(<NewPasswordScreen />, {
    route: `/reset-password/do?token=${token}`,
    api: { 'GET /api/password-reset.php': { valid: true }, ...api },
  });

async function save({ person }: ReturnType<typeof open>, password: string, repeat = password) {
  await person.type(await screen.findByLabelText('New password'), password);
  await person.type(screen.getByLabelText('Repeat the new password'), repeat);
  await person.click(screen.getByRole('button', { name: 'Save password' }));
}

describe('a new password', () => {
  it('R-206 is set with the token of the link, and the member is signed in', async () => {
    const view = open({ 'PUT /api/password-reset.php': { user: aUser() } });
    await save(view, 'four quiet old boats');
    expect(view.api.calls('PUT /api/password-reset.php')).toEqual([
      { token: 'abc', password: 'four quiet old boats', password_repeat: 'four quiet old boats' },
    ]);
    expect(view.store.session.isSignedIn).toBe(true);
    await waitFor(() => expect(view.address()).toBe('/members'));
  });

  it('R-209 is asked for after a password change was undone with a click', async () => {
    const view = renderScreen(<NewPasswordScreen />, {
      route: '/reset-password/do?undo=xyz',
      api: {
        'POST /api/security-undo.php': { undone: 'password', email: 'anna@example.org', reset_token: 'from the undo' },
        'PUT /api/password-reset.php': { user: aUser() },
      },
    });
    const takeBackButton = await screen.findByRole('button', { name: 'Undo the change' });
    expect(view.api.calls('POST /api/security-undo.php')).toHaveLength(0);
    await view.person.click(takeBackButton);
    expect(await screen.findByText(/Your old password is back/)).toBeInTheDocument();
    await save(view, 'four quiet old boats');
    expect(view.api.calls('POST /api/security-undo.php')).toEqual([{ token: 'xyz' }]);
    expect(view.api.calls('PUT /api/password-reset.php')).toMatchObject([{ token: 'from the undo' }]);
  });

  it('R-209 a used undo link shows an error', async () => {
    const { person } = renderScreen(<NewPasswordScreen />, {
      route: '/reset-password/do?undo=xyz',
      api: { 'POST /api/security-undo.php': anError('token_invalid') },
    });
    await person.click(await screen.findByRole('button', { name: 'Undo the change' }));
    expect(await screen.findByRole('link', { name: 'Request a new email' })).toBeInTheDocument();
  });

  it('R-208 both entries must be the same', async () => {
    const view = open({});
    await save(view, 'four quiet old boats', 'four quiet old goats');
    expect(await screen.findByText('The entered passwords are not the same.')).toBeInTheDocument();
    expect(view.api.calls('PUT /api/password-reset.php')).toHaveLength(0);
  });

  it('R-193 a password that the server finds easy to guess shows an error under its field', async () => {
    const view = open({ 'PUT /api/password-reset.php': anError('password_weak', {}, { password: 'password_weak' }) });
    await save(view, 'anna-smith');
    expect(await screen.findByText('Choose a password of 8 to 128 characters that is not easy to guess')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('anna-smith');
  });

  it('R-207 a used link shows an error before anything is typed', async () => {
    open({ 'GET /api/password-reset.php': { valid: false } });
    expect(await screen.findByRole('heading', { name: 'Link expired or invalid, request a new email' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a new email' })).toHaveAttribute('href', '/reset-password');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('R-207 a link that expires in the meantime shows an error as well', async () => {
    const view = open({ 'PUT /api/password-reset.php': anError('token_invalid') });
    await save(view, 'four quiet old boats');
    expect(await screen.findByRole('heading', { name: 'Link expired or invalid, request a new email' })).toBeInTheDocument();
  });

  it('R-207 without a token no call is made', async () => {
    const { api } = open({}, '');
    expect(await screen.findByRole('link', { name: 'Request a new email' })).toBeInTheDocument();
    expect(api.calls('GET /api/password-reset.php')).toHaveLength(0);
  });
});
