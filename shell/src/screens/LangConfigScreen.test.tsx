import { anError, foreignTargets, renderScreen, settings } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { LangConfigScreen } from './LangConfigScreen';

const open = (route: string, api = {}) =>
  renderScreen(<LangConfigScreen />, { path: '/lang-config', route, api: { 'GET /api/settings.php': { settings: settings() }, ...api } });

describe('the choice of a language', () => {
  it('R-008 lists the visible locales by their own names, the current one marked', () => {
    open('/lang-config');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Nederlands', 'English']);
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['/lang-config?redirect=%2Fpricing', '/pricing'],
    ['/lang-config', '/'],
    ...foreignTargets.map((target) => [`/lang-config?redirect=${encodeURIComponent(target)}`, '/']),
  ])('R-008 R-018 from %s goes on to %s', async (route = '', target) => {
    const { person, store, address } = open(route);
    await person.click(screen.getByRole('button', { name: 'Nederlands' }));
    await waitFor(() => expect(address()).toBe(target));
    expect(store.services.cookies.get('language')).toBe('nl');
  });

  it('stays when the language cannot be read', async () => {
    const { person, address } = open('/lang-config', { 'GET /api/settings.php': anError('server_error') });
    await person.click(screen.getByRole('button', { name: 'Nederlands' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(address()).toBe('/lang-config');
  });
});
