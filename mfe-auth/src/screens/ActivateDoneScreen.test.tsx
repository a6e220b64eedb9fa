import { anError, anOwnProfile, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ActivateDoneScreen } from './ActivateDoneScreen';

const waiting = aUser({ status: 'not_confirmed', profile: anOwnProfile({ status: 'disabled' }) });

const open = (api: FakeReplies, options: { user?: typeof waiting; route?: string } = {}) =>
  renderScreen(<ActivateDoneScreen />, { route: '/activate/done?token=abc', path: '/activate/done', ...options, api });

describe('the activation link', () => {
  it('R-201 posts its token once and shows the profile as active', async () => {
    const { api, store } = open({ 'POST /api/activate.php': { user: aUser(), activated: true } }, { user: waiting });
    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeInTheDocument();
    expect(api.calls('POST /api/activate.php')).toEqual([{ token: 'abc' }]);
    expect(store.session.user).toMatchObject({ status: 'active', profile: { status: 'active' } });
    expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'Meet members' })).toHaveAttribute('href', '/members');
  });

  it('R-201 on another device it leads to the login', async () => {
    const { store } = open({ 'POST /api/activate.php': { user: null, activated: true } });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(store.session.isSignedIn).toBe(false);
  });

  it('R-202 a link that does not work leads to the way to a new one', async () => {
    const { address } = open({ 'POST /api/activate.php': anError('activation_failed') });
    await waitFor(() => expect(address()).toBe('/activate/error'));
  });

  it('R-202 a link without a token is not posted', async () => {
    const { address, api } = open({}, { route: '/activate/done' });
    await waitFor(() => expect(address()).toBe('/activate/error'));
    expect(api.calls('POST /api/activate.php')).toHaveLength(0);
  });

  it('R-161 without an answer it can be tried again', async () => {
    const { api, person } = open({ 'POST /api/activate.php': anError('server_error') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'POST /api/activate.php': { user: null, activated: true } });
    await person.click(again);
    expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeInTheDocument();
  });
});
