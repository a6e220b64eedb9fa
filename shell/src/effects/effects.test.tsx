import { aChat, aLike, anError, aUser, renderScreen, settings } from '@rendezvous/shared/testing';
import { Link, useNavigate } from '@rendezvous/shared/router';
import { act, fireEvent, screen } from '@testing-library/react';
import { PagesStore } from '../stores/PagesStore';
import { wrapInRoute } from '../testing/wrapInRoute';
import { ConnectivityTracker } from './ConnectivityTracker';
import { LanguageAddressUpdater } from './LanguageAddressUpdater';
import { PageHiddenReporter } from './PageHiddenReporter';
import { RootElementUpdater } from './RootElementUpdater';
import { PageTitleUpdater } from './PageTitleUpdater';
import { RouteChangeHandler } from './RouteChangeHandler';

const getPages = (store: ReturnType<typeof renderScreen>['store']): PagesStore => store.slice('pages@1', () => new PagesStore(store));

const defineProperty = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { configurable: true, value });

describe('the root element', () => {
  it('R-038 has the class logged-out while logged out and not otherwise', () => {
    const { store } = renderScreen(<RootElementUpdater />);
    expect(document.documentElement).toHaveClass('logged-out');
    act(() => store.session.setUser(aUser()));
    expect(document.documentElement).not.toHaveClass('logged-out');
  });

  it('R-094 R-133 has the language and the niche as attributes', () => {
    const { store } = renderScreen(<RootElementUpdater />, { settings: { niche: 7 } });
    act(() => store.locale.set('de', {}));
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(document.documentElement).toHaveAttribute('data-niche', 'gay');
  });
});

describe('the language in the address', () => {
  const open = (route: string) =>
    renderScreen(<LanguageAddressUpdater />, {
      route,
      api: { 'GET /api/settings.php': { settings: settings() } },
      services: { loadCatalogues: async () => ({}) },
    });

  it.each([
    ['/pricing?lang=de', '/pricing'],
    ['/pricing?ref=a&lang=de&page=2', '/pricing?ref=a&page=2'],
    ['/pricing?ref=a', '/pricing?ref=a'],
  ])('R-103 of %s leaves it once a language is chosen, so that a reload keeps the choice', async (route, target) => {
    const { store, address } = open(route);
    await act(() => store.locale.change('nl'));
    expect(address()).toBe(target);
  });

  it('R-103 stays while nothing is chosen', () => {
    const { store, address } = open('/pricing?lang=de');
    act(() => store.locale.set('nl', {}));
    expect(address()).toBe('/pricing?lang=de');
  });

  it('R-103 is removed from a page to which the visitor returns after the choice', async () => {
    const { store, person, address } = renderScreen(
      <>
        <LanguageAddressUpdater />
        <Link to="/pricing?lang=de">Go</Link>
      </>,
      {
        path: '*',
        route: '/lang-config',
        api: { 'GET /api/settings.php': { settings: settings() } },
        services: { loadCatalogues: async () => ({}) },
      },
    );
    await act(() => store.locale.change('nl'));
    await person.click(screen.getByRole('link', { name: 'Go' }));
    expect(address()).toBe('/pricing');
  });
});

describe('the page title', () => {
  it('R-073 starts with the news count when it is above 0, and the app badge shows the same count', () => {
    const setAppBadge = jest.fn(async () => undefined);
    const clearAppBadge = jest.fn(async () => undefined);
    defineProperty(navigator, 'setAppBadge', setAppBadge);
    defineProperty(navigator, 'clearAppBadge', clearAppBadge);
    const { store } = renderScreen(wrapInRoute('index', <PageTitleUpdater />), { user: aUser() });
    const plainTitle = settings().index_title;
    expect(document.title).toBe(plainTitle);
    act(() => {
      store.chats.take([aChat({ num_unread_messages: 2 })]);
      store.likes.take({ profiles: [], liked_by: [aLike()] });
    });
    expect(document.title).toBe(`(3) ${plainTitle}`);
    expect(setAppBadge).toHaveBeenLastCalledWith(3);
    act(() => store.signOut());
    expect(document.title).toBe(plainTitle);
    expect(clearAppBadge).toHaveBeenCalledTimes(2);
  });
});

it('R-094 the home page has the title of the site alone, as its document has', () => {
  renderScreen(wrapInRoute('index', <PageTitleUpdater />));
  expect(document.title).toBe(settings().index_title);
});

describe('the title of a page that does not exist or has its own title', () => {
  const open = (route: string, api = {}) => renderScreen(wrapInRoute('token', <PageTitleUpdater />), { route, api });

  it('R-012 an address without a route has the title of its error page', () => {
    renderScreen(<PageTitleUpdater />, { route: '/nothing/here' });
    expect(document.title).toBe('This page could not be found · Rendezvous');
  });

  it('R-011 a text page has the title that came with it', async () => {
    const { store } = open('/imprint', { 'GET /api/page.php': { page: { token: 'imprint', title: 'Imprint', sections: [] } } });
    expect(document.title).toBe(settings().index_title);
    await act(() => getPages(store).getPage('imprint', 'en').load());
    expect(document.title).toBe('Imprint · Rendezvous');
  });

  it('R-011 R-012 an unknown text page has the title of the not-found page', async () => {
    const { store } = open('/nonsense', { 'GET /api/page.php': anError('not_found') });
    await act(() => getPages(store).getPage('nonsense', 'en').load());
    expect(document.title).toBe('This page could not be found · Rendezvous');
  });
});

describe('a hidden page', () => {
  it('R-076 is reported to the server once per hidden period', () => {
    const sendBeacon = jest.fn(() => true);
    defineProperty(navigator, 'sendBeacon', sendBeacon);
    renderScreen(<PageHiddenReporter />);
    const setVisibility = (state: string): void => {
      defineProperty(document, 'visibilityState', state);
      fireEvent(document, new Event('visibilitychange'));
    };
    setVisibility('hidden');
    fireEvent(window, new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    expect(sendBeacon).toHaveBeenCalledWith('/api/page-hidden.php', expect.objectContaining({ type: 'application/json', size: 2 }));
    setVisibility('visible');
    setVisibility('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(2);
    setVisibility('visible');
  });
});

describe('the connection', () => {
  it('R-072 R-078 is tracked, and reconnecting triggers a poll', async () => {
    const { store, clock, api } = renderScreen(<ConnectivityTracker />, { user: aUser() });
    defineProperty(navigator, 'onLine', false);
    fireEvent(window, new Event('offline'));
    expect(store.network.isOnline).toBe(false);
    defineProperty(navigator, 'onLine', true);
    fireEvent(window, new Event('online'));
    await act(async () => clock.advance(3_000));
    expect(store.network.isOnline).toBe(true);
    expect(api.calls('GET /api/chats.php')).toHaveLength(1);
  });
});

describe('a navigation', () => {
  it('R-004 scrolls to the top, moves the focus to the heading and announces it', async () => {
    const scrollTo = jest.fn();
    defineProperty(window, 'scrollTo', scrollTo);
    const page = (
      <main>
        <h1 tabIndex={-1}>Likes</h1>
        <Link to="/likes">Go</Link>
        <RouteChangeHandler isScreenReady />
      </main>
    );
    const { person } = renderScreen(page, { route: '/members' });
    await person.click(screen.getByRole('link', { name: 'Go' }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('heading', { name: 'Likes' })).toHaveFocus();
    expect(screen.getAllByRole('status').some((status) => status.textContent === 'Likes')).toBe(true);
  });

  it('R-004 leads away from an anchor, whatever the browser returns from scrolling to it', async () => {
    defineProperty(window, 'scrollTo', jest.fn());
    const scrollIntoView = jest.fn(() => Promise.resolve());
    defineProperty(Element.prototype, 'scrollIntoView', scrollIntoView);
    const page = (
      <main>
        <h1 tabIndex={-1}>Help</h1>
        <p id="refunds">Refunds</p>
        <Link to="#refunds">Refunds</Link>
        <Link to="/likes">Go</Link>
        <RouteChangeHandler isScreenReady />
      </main>
    );
    const { person } = renderScreen(page, { path: '*', route: '/pages/faq' });
    await person.click(screen.getByRole('link', { name: 'Refunds' }));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    await person.click(screen.getByRole('link', { name: 'Go' }));
    expect(await screen.findByRole('heading', { name: 'Help' })).toHaveFocus();
  });

  it('R-266 leaves the focus in the field being typed in', async () => {
    defineProperty(window, 'scrollTo', jest.fn());
    const Page = () => {
      const navigate = useNavigate();
      return <input aria-label="Message" onChange={() => void navigate('/chats/Chat000000', { replace: true })} />;
    };
    const page = (
      <main>
        <h1 tabIndex={-1}>Chat</h1>
        <Page />
        <RouteChangeHandler isScreenReady />
      </main>
    );
    const { person, address } = renderScreen(page, { path: '*', route: '/members/Anna000000/chat' });
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Hi');
    expect(address()).toBe('/chats/Chat000000');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  });
});
