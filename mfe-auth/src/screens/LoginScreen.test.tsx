import { anError, aUser, foreignTargets, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { LoginScreen } from './LoginScreen';

type Options = Parameters<typeof renderScreen>[1];

const open = (options: Options = {}) => renderScreen(<LoginScreen />, { route: '/login', ...options });

async function logIn({ person }: ReturnType<typeof open>, login = 'anna@example.com', password = 'four quiet old boats') {
  await person.type(screen.getByRole('textbox', { name: 'Email or username' }), login);
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('login', () => {
  it('R-174 logs in and goes to the members', async () => {
    const view = open({ api: { 'POST /api/user.php': { user: aUser() } } });
    await logIn(view);
    expect(view.api.calls('POST /api/user.php')).toEqual([{ login: 'anna@example.com', password: 'four quiet old boats' }]);
    expect(view.store.session.isSignedIn).toBe(true);
    await waitFor(() => expect(view.address()).toBe('/members'));
  });

  it.each([['/chats/Chat000000', '/chats/Chat000000'], ...foreignTargets.map((target) => [target, '/members'])])(
    'R-018 R-174 a login with the redirect %j leads to %s',
    async (redirect = '', address) => {
      const route = `/login?redirect=${encodeURIComponent(redirect)}`;
      const view = open({ route, api: { 'POST /api/user.php': { user: aUser() } } });
      await logIn(view, 'anna', 'boats');
      await waitFor(() => expect(view.address()).toBe(address));
    },
  );

  it('R-175 a wrong password shows an error without saying which part was wrong, and no input is lost', async () => {
    const view = open({ api: { 'POST /api/user.php': anError('login_failed') } });
    await logIn(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed, please try again');
    expect(screen.getByLabelText('Password')).toHaveValue('four quiet old boats');
    expect(view.store.session.isSignedIn).toBe(false);
  });

  it('R-170 R-175 a rejected login does not mark its fields as valid', async () => {
    const view = open({ api: { 'POST /api/user.php': anError('login_failed') } });
    await logIn(view);
    await screen.findByRole('alert');
    await view.person.tab();
    expect(screen.getByRole('textbox', { name: 'Email or username' })).toHaveAttribute('data-valid', 'false');
    expect(screen.getByLabelText('Password')).toHaveAttribute('data-valid', 'false');
  });

  it('R-176 shows the minutes left after too many failures', async () => {
    const view = open({ api: { 'POST /api/user.php': anError('login_blocked', { minutes: 15 }) } });
    await logIn(view);
    expect(await screen.findByText('Too many incorrect attempts, account blocked for 15 min.')).toBeInTheDocument();
  });

  it.each([
    [
      { ends: 'later', date: new Date(2027, 4, 1, 12).getTime() / 1000 },
      'Access is blocked until May 1, 2027 at the request of the account holder',
    ],
    [{ ends: 'never' }, 'Access is blocked for good at the request of the account holder'],
  ])('R-091 an address with a ban that ends %j shows a sentence', async (params, sentence) => {
    const view = open({ api: { 'POST /api/user.php': anError('self_excluded', params) } });
    await logIn(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('R-196 does not offer signing up where it is closed', () => {
    open({ settings: { signups: 'none' } });
    expect(screen.queryByRole('link', { name: 'Sign up for free' })).not.toBeInTheDocument();
  });

  it('R-177 an account pending deletion shows its deletion date', async () => {
    const view = open({ api: { 'POST /api/user.php': anError('pending_deletion', { date: Date.UTC(2026, 6, 1) / 1000 }) } });
    await logIn(view);
    expect(await screen.findByText(/^This account will be deleted on .*2026.*Use the link in your e-mail/)).toBeInTheDocument();
  });

  it('R-177 the link that reactivates such an account is resent with one click', async () => {
    const RESEND_CALL = 'POST /api/account-reactivate-resend.php';
    const date = Date.UTC(2026, 6, 1) / 1000;
    const view = open({ api: { 'POST /api/user.php': anError('pending_deletion', { date }), [RESEND_CALL]: { sent: true } } });
    expect(screen.queryByRole('button', { name: 'Send a new e-mail' })).not.toBeInTheDocument();
    await logIn(view);
    await view.person.click(await screen.findByRole('button', { name: 'Send a new e-mail' }));
    expect(await screen.findByText('A new email is on its way. Check your inbox.')).toBeInTheDocument();
    expect(view.api.calls(RESEND_CALL)).toEqual([{ login: 'anna@example.com', password: 'four quiet old boats' }]);
  });

  it('R-173 the password can be shown, and there are links to a new password and to sign-up', async () => {
    const { person } = open();
    await person.type(screen.getByLabelText('Password'), 'boats');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/reset-password');
    expect(screen.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute('href', '/signup');
  });

  it('R-170 an empty form is not sent', async () => {
    const { person, api } = open();
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('textbox', { name: 'Email or username' })).toBeInvalid();
    expect(api.calls('POST /api/user.php')).toHaveLength(0);
  });
});
