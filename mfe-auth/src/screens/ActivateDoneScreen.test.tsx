import { anError, anOwnProfile, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ActivateDoneScreen } from './ActivateDoneScreen';

const unconfirmedUser = aUser({ status: 'not_confirmed', profile: anOwnProfile({ status: 'disabled' }) });

const open = (api: FakeReplies, options: { user?: typeof unconfirmedUser; route?: string } = {}) =>
  renderScreen(<ActivateDoneScreen />, { route: '/activate/done?token=abc', path: '/activate/done', ...options, api });

const press = async ({ person }: ReturnType<typeof open>) => person.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));

describe('the activation link', () => {
  it('R-201 is not used up by opening it, as mail scanners do', async () => {
    const { api } = open({ 'POST /api/activate.php': { user: aUser(), activated: true } });
    expect(screen.getByRole('heading', { name: 'One tap and you’re in' })).toBeInTheDocument();
    expect(api.calls('POST /api/activate.php')).toEqual([]);
  });

  it('R-201 posts its token once and shows the profile as active', async () => {
    const view = open({ 'POST /api/activate.php': { user: aUser(), activated: true } }, { user: unconfirmedUser });
    const { api, store } = view;
    await press(view);
    expect(await screen.findByRole('heading', { name: 'You’re all set' })).toBeInTheDocument();
    expect(api.calls('POST /api/activate.php')).toEqual([{ token: 'abc' }]);
    expect(store.session.user).toMatchObject({ status: 'active', profile: { status: 'active' } });
    expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'Meet people' })).toHaveAttribute('href', '/members');
  });

  it('R-201 on another device it leads to the login', async () => {
    const view = open({ 'POST /api/activate.php': { user: null, activated: true } });
    const { store } = view;
    await press(view);
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(store.session.isSignedIn).toBe(false);
  });

  it('R-202 a link that does not work leads to the page for requesting a new one', async () => {
    const view = open({ 'POST /api/activate.php': anError('activation_failed') });
    await press(view);
    await waitFor(() => expect(view.address()).toBe('/activate/error'));
  });

  it('R-202 a link without a token is not posted', async () => {
    const { address, api } = open({}, { route: '/activate/done' });
    await waitFor(() => expect(address()).toBe('/activate/error'));
    expect(api.calls('POST /api/activate.php')).toHaveLength(0);
  });

  it('R-161 can be retried after a failed call', async () => {
    const view = open({ 'POST /api/activate.php': anError('server_error') });
    const { api, person } = view;
    await press(view);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'POST /api/activate.php': { user: null, activated: true } });
    await person.click(retryButton);
    expect(await screen.findByRole('heading', { name: 'You’re all set' })).toBeInTheDocument();
  });
});
