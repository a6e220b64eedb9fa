import { anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { AccountMenu } from './AccountMenu';

async function open(api = {}) {
  const test = renderScreen(<AccountMenu />, { user: aUser(), route: '/chats', api });
  screen.getByRole('button', { name: 'Account' }).focus();
  await test.person.keyboard('{Enter}');
  await screen.findByRole('menu');
  return test;
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

  it('R-037 R-178 arrow keys reach the logout, which goes home', async () => {
    const { person, store, address } = await open({ 'GET /api/logout.php': { user: null } });
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(store.session.isSignedIn).toBe(false);
  });

  it('R-037 Escape closes it and gives the focus back', async () => {
    const { person } = await open();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
  });

  it('R-178 a logout that failed keeps the member where they are and says so', async () => {
    const { person, store, address } = await open({ 'GET /api/logout.php': anError('server_error') });
    await person.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(store.session.isSignedIn).toBe(true);
    expect(address()).toBe('/chats');
  });
});
