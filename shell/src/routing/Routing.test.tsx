import { LoadFailure, RemoteLoaderContext } from '@rendezvous/shared/remote';
import { Link, useNavigate } from '@rendezvous/shared/router';
import { aLoader, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { PageRoute } from './PageRoute';
import type { Resolution } from './resolveScreen';
import { Routing } from './Routing';

const terms: PageRoute = {
  name: 'pages-terms',
  path: '/pages/terms',
  access: 'public',
  layout: 'Default',
  titleKey: 'x',
  screen: { owner: 'shell', load: async () => () => <p>Terms</p> },
};

const chats: PageRoute = { ...terms, name: 'chats', path: '/chats', screen: { owner: 'mfe-chat' } };

const PAGE = { token: 'terms', locale: 'en' } as const;

function show(route: PageRoute, initial: Resolution | null, coming: Promise<Resolution>, loader = aLoader({}, 'mfe-chat')) {
  return renderScreen(
    <RemoteLoaderContext value={loader}>
      <Routing routes={[route]} initial={initial} coming={coming} network={undefined} />
    </RemoteLoaderContext>,
    { route: route.path, boot: { replies: { '/api/page.php?locale=en&token=terms': 'terms' } } },
  );
}

const Chat = ({ replace }: { replace: boolean }) => {
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Message" />
      <button type="button" onClick={() => navigate('/chats/Chat000000', { replace })}>
        Go
      </button>
    </>
  );
};

describe('Routing', () => {
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  test('R-017 a slow first screen comes into a page whose navigation works already', async () => {
    let arrive: (resolution: Resolution) => void = () => undefined;
    show(terms, null, new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByRole('banner')).toBeInTheDocument();
    arrive({ kind: 'shell', route: terms, Component: () => <p>Terms</p> });
    expect(await screen.findByText('Terms')).toBeInTheDocument();
  });

  test('what the document brought is there for the first screen, and for no other', async () => {
    let arrive: (resolution: Resolution) => void = () => undefined;
    const { store } = show(terms, null, new Promise((resolve) => (arrive = resolve)));
    const seen: unknown[] = [];
    const Terms = () => {
      useEffect(() => void seen.push(store.http.known('/api/page.php', PAGE)), []);
      return <p>Terms</p>;
    };
    arrive({ kind: 'shell', route: terms, Component: Terms });
    expect(await screen.findByText('Terms')).toBeInTheDocument();
    await waitFor(() => expect(store.http.known('/api/page.php', PAGE)).toBeUndefined());
    expect(seen).toEqual(['terms']);
  });

  test.each([
    ['only replaced keeps', true, 'Hi'],
    ['new does not keep', false, ''],
  ])('R-266 an address that is %s what was typed in the same screen', async (_, replace, text) => {
    const loader = aLoader({}, 'mfe-chat');
    const part = { Component: () => <Chat replace={replace} />, remote: 'mfe-chat' as const, release: '1' };
    jest.spyOn(loader, 'load').mockResolvedValue(part);
    const first = { ...chats, name: 'members-id-chat', path: '/members/{id}/chat' };
    const initial: Resolution = { kind: 'remote', route: first, part };
    const routing = {
      routes: [first, { ...chats, path: '/chats/{id}' }],
      coming: Promise.resolve(initial),
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

  test('R-017 another try shows that it is on its way', async () => {
    const loader = aLoader({}, 'mfe-chat');
    const failed: Resolution = { kind: 'failed', route: chats, remote: 'mfe-chat', failure: new LoadFailure('timeout', 'mfe-chat') };
    const { person } = show(chats, failed, Promise.resolve(failed), loader);
    jest.spyOn(loader, 'load').mockReturnValue(new Promise(() => undefined));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Chats could not be loaded')).not.toBeInTheDocument());
  });

  test('a screen that is here already comes with the navigation, and nothing is loaded', async () => {
    const loader = aLoader({}, 'mfe-chat');
    const load = jest.spyOn(loader, 'load');
    jest.spyOn(loader, 'peek').mockReturnValue({ Component: () => <h1>Chats</h1>, remote: 'mfe-chat', release: '1' });
    const initial: Resolution = { kind: 'shell', route: terms, Component: () => <Link to="/chats">To the chats</Link> };
    const page = (
      <RemoteLoaderContext value={loader}>
        <Routing routes={[terms, { ...chats, access: 'public' }]} initial={initial} coming={Promise.resolve(initial)} network={undefined} />
      </RemoteLoaderContext>
    );
    renderScreen(page, { path: '*', route: terms.path });
    act(() => screen.getByRole('link', { name: 'To the chats' }).click());
    expect(screen.getByRole('heading', { name: 'Chats' })).toBeInTheDocument();
    await act(async () => undefined);
    expect(load).not.toHaveBeenCalled();
  });
});
