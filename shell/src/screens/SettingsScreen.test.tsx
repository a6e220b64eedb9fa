import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { aLoader, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { SettingsScreen } from './SettingsScreen';

/** The settings screen, with a stand-in for the cards of mfe-auth. */
const settingsScreen = (
  <RemoteLoaderContext value={aLoader({ 'account-settings': async () => () => <p>Passkeys</p> })}>
    <SettingsScreen />
  </RemoteLoaderContext>
);

const open = () =>
  renderScreen(settingsScreen, {
    user: aUser({ email: 'robin@example.com' }),
    route: '/settings',
    api: {
      'GET /api/logout.php': { user: null },
      'PUT /api/user.php': ({ body }) => ({ user: aUser({ language: body.language }) }),
    },
  });

describe('the settings', () => {
  it('R-006 shows the e-mail address of the account', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    expect(screen.getByText('robin@example.com')).toBeInTheDocument();
  });

  it('R-055 R-059 offers the confirmation mail again to a member who may have dismissed the reminder, and to no other', () => {
    const { unmount } = renderScreen(settingsScreen, { user: aUser({ status: 'not_confirmed' }) });
    expect(screen.getByRole('button', { name: 'Send the e-mail again' })).toBeInTheDocument();
    unmount();
    open();
    expect(screen.queryByRole('button', { name: 'Send the e-mail again' })).not.toBeInTheDocument();
  });

  it('R-106 shows the credits in the number format of the language', () => {
    renderScreen(settingsScreen, { user: aUser({ credits: 12_500 }), locale: 'de' });
    expect(screen.getByText('12.500')).toBeInTheDocument();
  });

  it('R-216 has the cards of the account area', async () => {
    open();
    expect(await screen.findByText('Passkeys')).toBeInTheDocument();
  });

  it('R-006 R-007 has a section for each thing a member decides', () => {
    open();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(['Account', 'Notifications', 'Privacy', 'People you’ve blocked', 'Devices', 'My data']));
    expect(screen.getByRole('link', { name: 'Choose notifications' })).toHaveAttribute('href', '/notifications');
    expect(screen.getByRole('button', { name: 'Change email address' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeInTheDocument();
  });

  it('R-103 saves the chosen language in cookie and account', async () => {
    const { person, store, api } = open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Nederlands');
    await waitFor(() => expect(api.calls('PUT /api/user.php')).toEqual([{ language: 'nl' }]));
    expect(store.locale.current).toBe('nl');
    expect(store.services.cookies.get('language')).toBe('nl');
  });

  it('keeps the choice of light or dark in this browser', async () => {
    const { person, store } = open();
    await person.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(store.services.cookies.get('color-scheme')).toBe('dark');
    await person.click(screen.getByRole('radio', { name: 'Match my device' }));
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });

  it('R-178 logs out and goes home', async () => {
    const { person, store, address } = open();
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(store.session.isSignedIn).toBe(false);
  });
});
