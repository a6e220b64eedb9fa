import { anError, aUser, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { AccountMenu } from './AccountMenu';

async function open(api = {}, user = aUser()) {
  const view = renderScreen(<AccountMenu />, { user, route: '/chats', api });
  screen.getByRole('button', { name: 'Account' }).focus();
  await view.person.keyboard('{Enter}');
  await screen.findByRole('menu');
  return view;
}

describe('the account menu', () => {
  it.each([
    ['My profile', '/profile'],
    ['Settings', '/settings'],
  ])('R-037 %s leads to %s', async (name, path) => {
    const { person, address } = await open();
    await person.click(screen.getByRole('menuitem', { name }));
    await waitFor(() => expect(address()).toBe(path));
  });

  it('R-037 R-178 the arrow keys reach the logout, which leads to the home page', async () => {
    const { person, store, address } = await open({ 'GET /api/logout.php': { user: null } });
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(store.session.isSignedIn).toBe(false);
  });

  it('R-045 within the refund period it links to the orders, where members withdraw from a contract', async () => {
    const { person, address } = await open({}, aUser({ refundable_until: NOW_S + 60 }));
    await person.click(screen.getByRole('menuitem', { name: 'Withdraw from contract here' }));
    await waitFor(() => expect(address()).toBe('/transactions'));
  });

  it.each([null, NOW_S - 60])('R-045 with a refund period until %s it does not', async (until) => {
    await open({}, aUser({ refundable_until: until }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(3);
    expect(screen.queryByRole('menuitem', { name: 'Withdraw from contract here' })).not.toBeInTheDocument();
  });

  it('R-037 Escape closes it and returns the focus to its button', async () => {
    const { person } = await open();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
  });

  it('R-178 a failed logout keeps the member on the page and shows an error', async () => {
    const { person, store, address } = await open({ 'GET /api/logout.php': anError('server_error') });
    await person.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(store.session.isSignedIn).toBe(true);
    expect(address()).toBe('/chats');
  });
});
