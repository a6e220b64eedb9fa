import { anError, aUser, foreignTargets, renderScreen, settings } from '@rendezvous/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from '@rendezvous/shared/router';
import { LanguageFooter } from '../footer/LanguageFooter';
import { LangConfigScreen } from './LangConfigScreen';

const germanSettings = { settings: settings({ geoip_selected_country: 'DE' }) };

const open = (route: string, api = {}, options = {}) =>
  renderScreen(<LangConfigScreen />, { path: '/lang-config', route, api: { 'GET /api/settings.php': germanSettings, ...api }, ...options });

const redirects = [
  ['/lang-config?redirect=%2Fpricing%3Fref%3Da', '/pricing?ref=a'],
  ['/lang-config', '/'],
  ...foreignTargets.map((target) => [`/lang-config?redirect=${encodeURIComponent(target)}`, '/']),
];

describe('the choice of a language', () => {
  it('R-008 lists the visible locales by their own names, the current one marked', () => {
    open('/lang-config');
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(['Nederlands', 'English']);
    expect(list.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each(redirects)('R-008 R-018 continues from %s to %s', async (route = '', target) => {
    const { person, store, address } = open(route);
    await person.click(screen.getByRole('button', { name: 'Nederlands' }));
    await waitFor(() => expect(address()).toBe(target));
    expect(store.services.cookies.get('language')).toBe('nl');
  });

  it('R-008 leads back to the very history entry, with its step of the sign-up, when opened from the page’s footer', async () => {
    const Page = () => {
      const { pathname, state } = useLocation();
      if (pathname === '/lang-config') return <LangConfigScreen />;
      return (
        <>
          <p>{JSON.stringify(state)}</p>
          <Link to="/signup" state={{ signupStep: 3 }}>
            Continue
          </Link>
          <LanguageFooter />
        </>
      );
    };
    const { person, address } = renderScreen(<Page />, { route: '/signup', api: { 'GET /api/settings.php': germanSettings } });
    await person.click(screen.getByRole('link', { name: 'Continue' }));
    await person.click(screen.getByRole('link', { name: 'Language and country' }));
    expect(address()).toBe('/lang-config?redirect=%2Fsignup');
    await person.click(screen.getByRole('button', { name: 'Nederlands' }));
    expect(await screen.findByText('{"signupStep":3}')).toBeInTheDocument();
  });

  it('R-008 works without scripts: each form is posted to this page, with the choice', () => {
    open('/lang-config');
    const dutchButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Nederlands' });
    expect([dutchButton.type, dutchButton.name, dutchButton.value]).toEqual(['submit', 'language', 'nl']);
    expect(dutchButton.form).toHaveAttribute('method', 'post');
    const countryField = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    expect(countryField.name).toBe('country');
    expect(countryField.form).toHaveAttribute('method', 'post');
    for (const form of document.forms) expect(form).not.toHaveAttribute('action');
  });

  it('stays on the page when the language cannot be loaded', async () => {
    const { person, address } = open('/lang-config', { 'GET /api/settings.php': anError('server_error') });
    await person.click(screen.getByRole('button', { name: 'Nederlands' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(address()).toBe('/lang-config');
  });
});

describe('the choice of a country', () => {
  const getField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  const getSaveButton = () => screen.getByRole('button', { name: 'Save country' });

  it('R-136 offers the countries that the domain serves, with the country of the content selected', () => {
    open('/lang-config');
    expect([...getField().options].map(({ value, label }) => [value, label])).toEqual([
      ['NL', 'Netherlands'],
      ['DE', 'Germany'],
    ]);
    expect(getField()).toHaveValue('NL');
    expect(getField()).toHaveAccessibleDescription('The country you choose sets the prices, payment methods and regions you see.');
  });

  it.each(redirects)('R-136 R-018 once saved, continues from %s to %s with the content of that country', async (route = '', target) => {
    const { person, store, address } = open(route);
    await person.selectOptions(getField(), 'Germany');
    expect(address()).toBe(route);
    await person.click(getSaveButton());
    await waitFor(() => expect(address()).toBe(target));
    expect(store.services.cookies.get('country')).toBe('DE');
    expect(store.settings.current.geoip_selected_country).toBe('DE');
  });

  it('R-136 stays on the page when the content cannot be loaded, and can be saved again', async () => {
    const { person, api, address } = open('/lang-config', { 'GET /api/settings.php': anError('server_error') });
    await person.selectOptions(getField(), 'Germany');
    await person.click(getSaveButton());
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(address()).toBe('/lang-config');
    api.reply({ 'GET /api/settings.php': germanSettings });
    await person.click(getSaveButton());
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('R-136 refers a member to the country in their profile instead', () => {
    open('/lang-config', {}, { user: aUser() });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByText(/^Your prices and the people you see follow the country in your profile\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
  });

  it('R-136 is not offered when the domain serves only one country', () => {
    open('/lang-config', {}, { settings: { countries: settings().countries.slice(0, 1) } });
    expect(screen.queryByRole('heading', { name: 'Country' })).not.toBeInTheDocument();
  });
});
