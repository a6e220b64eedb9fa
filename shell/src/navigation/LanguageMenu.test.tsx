import { anError, aUser, renderScreen, settings, type StoreOptions } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { LanguageMenu } from './TopNavigation';

const dutchCatalogue = { shell: { 'shell.language.label': [{ type: 0, value: 'Taal' }] } };

const open = (options: StoreOptions = {}) =>
  renderScreen(<LanguageMenu />, {
    ...options,
    api: { 'GET /api/settings.php': { settings: settings() }, ...options.api },
    services: { loadCatalogues: async () => dutchCatalogue },
  });

async function choose(options: StoreOptions, name: RegExp) {
  const view = open(options);
  await view.person.click(screen.getByRole('button', { name: 'Language' }));
  await view.person.click(await screen.findByRole('menuitem', { name }));
  return view;
}

describe('the language switcher', () => {
  it.each([
    ['NL', ['Nederlands', 'English']],
    ['CH', ['Deutsch', 'Français', 'Italiano', 'English']],
    ['FI', ['Suomi', 'Svenska', 'English']],
    ['CA', ['English', 'Français']],
  ])('R-039 R-040 in %s it offers %j', async (country, names) => {
    const { person } = open({ settings: { geoip_country: country } });
    await person.click(screen.getByRole('button', { name: 'Language' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(names);
  });

  it('R-040 in any other country it offers all eleven', async () => {
    const { person } = open({ settings: { geoip_country: 'BR' } });
    await person.click(screen.getByRole('button', { name: 'Language' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(11);
  });

  it.each(['GB', 'IE', 'US', 'AU', 'NZ'])('R-039 R-040 in %s it is hidden because there is nothing to choose from', (country) => {
    open({ settings: { geoip_country: country } });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('R-040 the current language is always included', () => {
    open({ settings: { geoip_country: 'GB' }, locale: 'pl' });
    expect(screen.getByRole('button', { name: 'Language' })).toBeInTheDocument();
  });

  it('R-103 swaps the texts without a reload and keeps the choice', async () => {
    const { store, api } = await choose({}, /Nederlands/);
    expect(await screen.findByRole('button', { name: 'Taal' })).toBeInTheDocument();
    expect(store.services.cookies.get('language')).toBe('nl');
    expect(api.calls('PUT /api/user.php')).toEqual([]);
  });

  it('R-103 saves the choice of a member in the account', async () => {
    const user = aUser();
    const { api } = await choose({ user, api: { 'PUT /api/user.php': { user: { ...user, language: 'nl' } } } }, /Nederlands/);
    await waitFor(() => expect(api.calls('PUT /api/user.php')).toEqual([{ language: 'nl' }]));
  });

  it('R-168 shows an error when the choice could not be saved', async () => {
    await choose({ user: aUser(), api: { 'PUT /api/user.php': anError('server_error') } }, /Nederlands/);
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
  });
});
