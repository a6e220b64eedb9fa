import { NICHES, type LayoutName } from '@rendezvous/shared/contract';
import { aCompany, anOwnProfile, aUser, NOW_S, renderScreen, type StoreOptions } from '@rendezvous/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { onRoute } from '../testing/onRoute';
import { layouts } from './layouts';

async function open(name: LayoutName, options: StoreOptions = {}, route = 'members') {
  const Layout = layouts[name];
  const test = renderScreen(onRoute(route, <Layout>content</Layout>), {
    api: { 'GET /api/companyinfo.php': { company: aCompany() } },
    ...options,
  });
  await act(async () => test.store.alerts.hydrate());
  return test;
}

const enter = { services: {}, settings: { enable_site_entry_popup: false } };

describe('the layouts', () => {
  it('R-022 R-027 R-028 Default has navigation, footer, disclaimer and US footer', async () => {
    await open('Default', enter);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Example Dating B.V.');
    expect(screen.getByText(/for adults of 18 and older and is run by Example Dating B.V./)).toBeInTheDocument();
    expect(screen.getByText(/18 U.S.C. 2257/)).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('content');
  });

  it.each([[{ locale: 'nl' as const }], [{ settings: { us_footer: false, enable_site_entry_popup: false } }]])(
    'R-027 the US footer is English only and can be off: %j',
    async (options) => {
      await open('Default', { ...enter, ...options });
      expect(screen.queryByText(/2257/)).not.toBeInTheDocument();
    },
  );

  it('R-028 without fictional profiles nothing is said of them', async () => {
    await open('Default', { settings: { fictional_warning: '', enable_site_entry_popup: false } });
    expect(screen.queryByRole('link', { name: 'What this means' })).not.toBeInTheDocument();
  });

  it('R-023 Chat has navigation, but neither footer nor disclaimer', async () => {
    await open('Chat', { ...enter, user: aUser() }, 'chats');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByText(/for adults of 18 and older/)).not.toBeInTheDocument();
  });

  it('R-023 in Chat a gated action opens the signup page', async () => {
    const { store, address } = await open('Chat', enter, 'chats');
    act(() => store.overlays.open('signup', { memberId: 'Anna000000' }));
    expect(address()).toBe('/members/Anna000000/signup');
  });

  it('R-024 Lander has a logo, footer and disclaimer, but no navigation', async () => {
    await open('Lander', enter);
    expect(within(screen.getByRole('banner')).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('R-025 Empty has nothing but the screen', async () => {
    await open('Empty', enter);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('R-043 R-045 the footer links to the ten pages and the way out of a contract, in order', async () => {
    await open('Default', enter);
    const links = within(screen.getByRole('navigation', { name: 'About this site' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Terms',
      'Privacy',
      'Cookies',
      'Access ban',
      'Pricing',
      'Complaints',
      'Returns',
      'Withdraw from contract here',
      'FAQ',
      'Safety centre',
      'Customer service',
      'Language and country',
    ]);
  });

  it('R-064 the welcome discount shows in the members area, with its code and countdown', async () => {
    await open('Default', { ...enter, user: aUser({ signup_date: NOW_S - 60 }) });
    const banner = screen.getByRole('region', { name: 'Welcome discount' });
    expect(banner).toHaveTextContent(/25% off your first purchase with TIMEBONUS25, until .+ 03:59:00 left\./);
    expect(within(banner).getByRole('link')).toHaveAttribute('href', '/credits');
  });

  it('R-066 and not outside of it', async () => {
    await open('Default', { ...enter, user: aUser({ signup_date: NOW_S - 60 }) }, 'settings');
    expect(screen.queryByRole('region', { name: 'Welcome discount' })).not.toBeInTheDocument();
  });

  it('R-078 says when the connection is gone', async () => {
    const { store } = await open('Default', { ...enter, user: aUser({ profile: anOwnProfile() }) });
    const regions = document.querySelectorAll('[aria-live="polite"]');
    act(() => store.network.setOnline(false));
    const told = [...regions].filter(({ textContent }) => textContent.startsWith('You are offline'));
    expect(told).toHaveLength(1);
    // Nothing is sent later.
    expect(told[0]).toHaveTextContent('Messages you write in a chat are sent as soon as you are connected again');
  });

  it('the first stop of the keyboard leads past the navigation', async () => {
    const { person } = await open('Default', enter);
    await person.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  });

  it('R-133 all niches have a name for their accent', () => {
    expect(Object.values(NICHES)).toHaveLength(7);
  });
});
