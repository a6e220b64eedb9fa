import { anError, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { AccountDeletedScreen } from './AccountDeletedScreen';

const REACTIVATE_CALL = 'POST /api/account-reactivate.php';

const open = (api: FakeReplies, query = '?token=abc') => renderScreen(<AccountDeletedScreen />, { route: `/account-deleted${query}`, api });

const press = async ({ person }: ReturnType<typeof open>) =>
  person.click(await screen.findByRole('button', { name: 'Reactivate my account' }));

describe('a deleted account', () => {
  it('R-214 shows when it will be deleted for good and how to get it back', async () => {
    const { api } = open({}, '');
    expect(await screen.findByText(/your account for good after 14 days/)).toHaveTextContent('the link in the email we sent you');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(api.calls(REACTIVATE_CALL)).toHaveLength(0);
  });

  it('R-213 R-214 signs out a member whose session the deletion has ended and says goodbye', async () => {
    const api = { 'GET /api/user.php': { user: null } };
    const { store } = renderScreen(<AccountDeletedScreen />, { route: '/account-deleted', user: aUser(), api });
    await waitFor(() => expect(store.session.isSignedIn).toBe(false));
    expect(screen.getByRole('heading', { name: 'Nobody can see your profile any more' })).toBeInTheDocument();
  });

  it('R-214 is reactivated with one click and logged in', async () => {
    const view = open({ [REACTIVATE_CALL]: { user: aUser() } });
    expect(await screen.findByText('Want your account back?')).toBeInTheDocument();
    expect(view.api.calls(REACTIVATE_CALL)).toHaveLength(0);
    await press(view);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(view.api.calls(REACTIVATE_CALL)).toEqual([{ token: 'abc' }]);
    expect(view.store.session.isSignedIn).toBe(true);
    expect(screen.getByRole('link', { name: 'Meet people' })).toHaveAttribute('href', '/members');
  });

  it('R-214 a used or expired link leads to a new one', async () => {
    const view = open({ [REACTIVATE_CALL]: anError('token_invalid') });
    await press(view);
    expect(await screen.findByRole('heading', { name: 'Link expired or invalid, request a new email' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in to get a new link' })).toHaveAttribute('href', '/login');
    expect(view.store.session.isSignedIn).toBe(false);
  });

  it('R-091 an access ban keeps the account closed and shows until when', async () => {
    const view = open({ [REACTIVATE_CALL]: anError('self_excluded', { ends: 'later', date: new Date(2027, 4, 1, 12).getTime() / 1000 }) });
    await press(view);
    expect(await screen.findByRole('heading', { name: /Access is blocked until May 1, 2027/ })).toBeInTheDocument();
  });

  it('R-161 can be retried after a failed call', async () => {
    const view = open({ [REACTIVATE_CALL]: anError('server_error') });
    await press(view);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    view.api.reply({ [REACTIVATE_CALL]: { user: aUser() } });
    await view.person.click(retryButton);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  });
});
