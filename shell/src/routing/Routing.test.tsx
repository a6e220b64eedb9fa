import { LoadFailure, RemoteLoaderContext } from '@rendezvous/shared/remote';
import { Link, useNavigate } from '@rendezvous/shared/router';
import { aCompany, aLoader, anOwnProfile, aUser, NOW_S, renderScreen, type StoreOptions } from '@rendezvous/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { type LayoutName, NICHES } from '@rendezvous/shared/contract';
import { wrapInRoute } from '../testing/wrapInRoute';
import type { PageRoute } from './PageRoute';
import type { Resolution } from './resolveScreen';
import { layouts, Routing } from './Routing';

const termsRoute: PageRoute = {
  name: 'pages-terms',
  path: '/pages/terms',
  access: 'public',
  layout: 'Default',
  titleKey: 'x',
  screen: { owner: 'shell', load: async () => () => <p>Terms</p> },
};

const chatsRoute: PageRoute = { ...termsRoute, name: 'chats', path: '/chats', screen: { owner: 'mfe-chat' } };

const PAGE_QUERY = { token: 'terms', locale: 'en' } as const;

function show(route: PageRoute, initial: Resolution | null, initialPromise: Promise<Resolution>, loader = aLoader({}, 'mfe-chat')) {
  return renderScreen(
    <RemoteLoaderContext value={loader}>
      <Routing routes={[route]} initial={initial} initialPromise={initialPromise} network={undefined} />
    </RemoteLoaderContext>,
    { route: route.path, boot: { replies: { '/api/page.php?locale=en&token=terms': 'terms' } } },
  );
}

const Chat = ({ replace }: { replace: boolean }) => {
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Message" />
      <button type="button" onClick={() => void navigate('/chats/Chat000000', { replace })}>
        Go
      </button>
    </>
  );
};

describe('Routing', () => {
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  test('R-017 a slow first screen appears in a page whose navigation already works', async () => {
    let resolveInitial: (resolution: Resolution) => void = () => undefined;
    show(termsRoute, null, new Promise((resolve) => (resolveInitial = resolve)));
    expect(screen.getByRole('banner')).toBeInTheDocument();
    resolveInitial({ kind: 'shell', route: termsRoute, Component: () => <p>Terms</p> });
    expect(await screen.findByText('Terms')).toBeInTheDocument();
  });

  test('data that came with the document is available to the first screen, and to no other', async () => {
    let resolveFirstScreen: (resolution: Resolution) => void = () => undefined;
    const { store } = show(termsRoute, null, new Promise((resolve) => (resolveFirstScreen = resolve)));
    const seenReplies: unknown[] = [];
    const Terms = () => {
      useEffect(() => void seenReplies.push(store.http.getKnownReply('/api/page.php', PAGE_QUERY)), []);
      return <p>Terms</p>;
    };
    resolveFirstScreen({ kind: 'shell', route: termsRoute, Component: Terms });
    expect(await screen.findByText('Terms')).toBeInTheDocument();
    await waitFor(() => expect(store.http.getKnownReply('/api/page.php', PAGE_QUERY)).toBeUndefined());
    expect(seenReplies).toEqual(['terms']);
  });

  test.each([
    ['only replaced keeps', true, 'Hi'],
    ['new does not keep', false, ''],
  ])('R-266 an address that is %s what was typed in the same screen', async (_, replace, text) => {
    const loader = aLoader({}, 'mfe-chat');
    const part = { Component: () => <Chat replace={replace} />, remote: 'mfe-chat' as const, release: '1' };
    jest.spyOn(loader, 'load').mockResolvedValue(part);
    const firstRoute = { ...chatsRoute, name: 'members-id-chat', path: '/members/{id}/chat' };
    const initial: Resolution = { kind: 'remote', route: firstRoute, part };
    const routing = {
      routes: [firstRoute, { ...chatsRoute, path: '/chats/{id}' }],
      initialPromise: Promise.resolve(initial),
      initial,
      network: undefined,
    };
    const page = (
      <RemoteLoaderContext value={loader}>
        <Routing {...routing} />
      </RemoteLoaderContext>
    );
    const { person, address } = renderScreen(page, { path: '*', route: '/members/Anna000000/chat' });
    await person.type(screen.getByRole('textbox'), 'Hi');
    await person.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(address()).toBe('/chats/Chat000000'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(text));
  });

  test('R-017 a retry shows that it is in progress', async () => {
    const loader = aLoader({}, 'mfe-chat');
    const failedResolution: Resolution = {
      kind: 'failed',
      route: chatsRoute,
      remote: 'mfe-chat',
      failure: new LoadFailure('timeout', 'mfe-chat'),
    };
    const { person } = show(chatsRoute, failedResolution, Promise.resolve(failedResolution), loader);
    jest.spyOn(loader, 'load').mockReturnValue(new Promise(() => undefined));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Chats didn’t load')).not.toBeInTheDocument());
  });

  test('a screen that is already loaded appears with the navigation, and nothing is loaded again', async () => {
    const loader = aLoader({}, 'mfe-chat');
    const load = jest.spyOn(loader, 'load');
    jest.spyOn(loader, 'peek').mockReturnValue({ Component: () => <h1>Chats</h1>, remote: 'mfe-chat', release: '1' });
    const initial: Resolution = { kind: 'shell', route: termsRoute, Component: () => <Link to="/chats">To the chats</Link> };
    const page = (
      <RemoteLoaderContext value={loader}>
        <Routing
          routes={[termsRoute, { ...chatsRoute, access: 'public' }]}
          initial={initial}
          initialPromise={Promise.resolve(initial)}
          network={undefined}
        />
      </RemoteLoaderContext>
    );
    renderScreen(page, { path: '*', route: termsRoute.path });
    act(() => screen.getByRole('link', { name: 'To the chats' }).click());
    expect(screen.getByRole('heading', { name: 'Chats' })).toBeInTheDocument();
    await act(async () => undefined);
    expect(load).not.toHaveBeenCalled();
  });
});

async function open(name: LayoutName, options: StoreOptions = {}, route = 'members') {
  const Layout = layouts[name];
  const view = renderScreen(wrapInRoute(route, <Layout>content</Layout>), {
    api: { 'GET /api/companyinfo.php': { company: aCompany() } },
    ...options,
  });
  await act(async () => view.store.alerts.hydrate());
  return view;
}

const withoutEntryWarning = { services: {}, settings: { enable_site_entry_popup: false } };

describe('the layouts', () => {
  it('R-022 R-027 R-028 Default has navigation, footer, disclaimer and US footer', async () => {
    await open('Default', withoutEntryWarning);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Example Dating B.V.');
    expect(screen.getByText(/for adults aged 18 and over and is run by Example Dating B.V./)).toBeInTheDocument();
    expect(screen.getByText(/18 U.S.C. 2257/)).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('content');
  });

  it.each([[{ locale: 'nl' as const }], [{ settings: { us_footer: false, enable_site_entry_popup: false } }]])(
    'R-027 the US footer is only in English and can be turned off: %j',
    async (options) => {
      await open('Default', { ...withoutEntryWarning, ...options });
      expect(screen.queryByText(/2257/)).not.toBeInTheDocument();
    },
  );

  it('R-028 without fictional profiles there is no warning about them', async () => {
    await open('Default', { settings: { fictional_warning: '', enable_site_entry_popup: false } });
    expect(screen.queryByRole('link', { name: 'What this means' })).not.toBeInTheDocument();
  });

  it('R-023 Chat has navigation, but neither footer nor disclaimer', async () => {
    await open('Chat', { ...withoutEntryWarning, user: aUser() }, 'chats');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByText(/for adults aged 18 and over/)).not.toBeInTheDocument();
  });

  it('R-023 in Chat a gated action opens the signup page', async () => {
    const { store, address } = await open('Chat', withoutEntryWarning, 'chats');
    act(() => store.overlays.open('signup', { memberId: 'Anna000000' }));
    expect(address()).toBe('/members/Anna000000/signup');
  });

  it('R-024 Lander has a logo, footer and disclaimer, but no navigation', async () => {
    await open('Lander', withoutEntryWarning);
    expect(within(screen.getByRole('banner')).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  /** Landmarks for screen readers, live regions, dialogs and the skip link. */
  const LANDMARKS =
    'main, header, nav, footer, aside[aria-label], section[aria-label], [aria-live], [role=status], [role=dialog], a[href="#content"]';

  it.each(['Default', 'Chat', 'Lander', 'Empty'] as const)('R-097 in %s no text stands outside a landmark', async (layout) => {
    const { container } = await open(layout, withoutEntryWarning, layout === 'Chat' ? 'chats' : undefined);
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const strayTexts: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (textContent?.trim() && parentElement?.closest(`${LANDMARKS}, style, script`) === null) strayTexts.push(textContent);
    }
    expect(strayTexts).toEqual([]);
  });

  it('R-008 R-025 Empty has nothing but the screen and the way to language and country', async () => {
    await open('Empty', withoutEntryWarning);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Language and country']);
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/lang-config\?redirect=%2F/));
  });

  it('R-043 R-045 the footer links to the ten pages and the contract withdrawal, in order', async () => {
    await open('Default', withoutEntryWarning);
    const links = within(screen.getByRole('navigation', { name: 'About this site' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Terms',
      'Privacy',
      'Cookies',
      'Self-exclusion',
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
    await open('Default', { ...withoutEntryWarning, user: aUser({ signup_date: NOW_S - 60 }) });
    const banner = screen.getByRole('region', { name: 'Welcome discount' });
    expect(banner).toHaveTextContent(/25% off your first purchase with TIMEBONUS25, until .+ 03:59:00 left\./);
    expect(within(banner).getByRole('link')).toHaveAttribute('href', '/credits');
  });

  it('R-066 the welcome discount does not show outside the members area', async () => {
    await open('Default', { ...withoutEntryWarning, user: aUser({ signup_date: NOW_S - 60 }) }, 'settings');
    expect(screen.queryByRole('region', { name: 'Welcome discount' })).not.toBeInTheDocument();
  });

  it('R-078 shows a message when the connection is lost', async () => {
    const { store } = await open('Default', { ...withoutEntryWarning, user: aUser({ profile: anOwnProfile() }) });
    const regions = document.querySelectorAll('[aria-live="polite"]');
    act(() => store.network.setOnline(false));
    const notices = [...regions].filter(({ textContent }) => textContent.startsWith('You’re offline'));
    expect(notices).toHaveLength(1);
    // Only chat messages are sent once the connection is back.
    expect(notices[0]).toHaveTextContent('We’ll send your messages as soon as you’re back');
  });

  it.each(['Default', 'Chat', 'Lander', 'Empty'] as const)('R-095 layout %s has the quick exit', async (name) => {
    await open(name, withoutEntryWarning);
    expect(screen.getByRole('complementary', { name: 'Quick exit' })).toContainElement(
      screen.getByRole('link', { name: /^Leave this site now/ }),
    );
  });

  it('the first tab stop skips the navigation', async () => {
    const { person } = await open('Default', withoutEntryWarning);
    await person.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  });

  it('R-133 all niches have a name for their accent', () => {
    expect(Object.values(NICHES)).toHaveLength(7);
  });
});
