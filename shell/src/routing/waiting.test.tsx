import type { LayoutName } from '@rendezvous/shared/contract';
import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { Link } from '@rendezvous/shared/router';
import { aLoader, aUser, later, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { PageRoute } from './PageRoute';
import type { Resolution } from './resolveScreen';
import { Routing } from './Routing';

type Load = () => Promise<ComponentType>;

const Members = () => (
  <>
    <h1>Profiles</h1>
    <Link to="/chats">To the chats</Link>
    <Link to="/likes">To the likes</Link>
  </>
);

const createScreen = (text: string) => (): ReactNode => (
  <main>
    <h1 tabIndex={-1}>{text}</h1>
  </main>
);

const aRoute = (name: string, load: Load): PageRoute => ({
  name,
  path: `/${name}`,
  layout: 'Empty',
  access: 'user',
  titleKey: 'x',
  screen: { owner: 'shell', load },
});

const loadAfter = (ms: number, Screen: ComponentType): Load => {
  return () => later(ms).then(() => Screen);
};

function open(chats: Load, layout: LayoutName = 'Empty') {
  const members = aRoute('members', async () => Members);
  const initial: Resolution = { kind: 'shell', route: members, Component: Members };
  const routes = [members, { ...aRoute('chats', chats), layout }, aRoute('likes', async () => createScreen('Likes'))];
  const routing = (
    <RemoteLoaderContext value={aLoader({})}>
      <Routing routes={routes} initial={initial} initialPromise={Promise.resolve(initial)} network={undefined} />
    </RemoteLoaderContext>
  );
  return renderScreen(routing, { user: aUser(), route: '/members', settings: { enable_site_entry_popup: false } });
}

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const followLink = (name: string) => act(() => screen.getByRole('link', { name }).click());
const queryHeading = (name: string) => screen.queryByRole('heading', { name });
const isBusy = (container: HTMLElement) => container.querySelector('[aria-busy="true"]') !== null;

describe('waiting for the next screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('the old screen stays for 200 ms, then a skeleton takes its place', async () => {
    const { container } = open(loadAfter(1_000, createScreen('Chats')));
    followLink('To the chats');
    await advanceTime(199);
    expect(queryHeading('Profiles')).toBeInTheDocument();
    await advanceTime(1);
    expect(queryHeading('Profiles')).not.toBeInTheDocument();
    expect(isBusy(container)).toBe(true);
    await advanceTime(800);
    expect(queryHeading('Chats')).toBeInTheDocument();
    expect(isBusy(container)).toBe(false);
  });

  test.each<[name: string, ms: number, layout: LayoutName]>([
    ['at once', 0, 'Empty'],
    ['after a skeleton', 1_000, 'Empty'],
    ['at once, in another layout', 0, 'Chat'],
    ['after a skeleton, in another layout', 1_000, 'Chat'],
  ])('R-004 a screen that arrives %s is scrolled to the top, receives the focus and is announced', async (_description, ms, layout) => {
    open(loadAfter(ms, createScreen('Chats')), layout);
    followLink('To the chats');
    await advanceTime(ms + 1);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(queryHeading('Chats')).toHaveFocus();
    expect(screen.getAllByRole('status').some((status) => status.textContent === 'Chats')).toBe(true);
  });

  test('a screen that arrives within 200 ms shows no skeleton', async () => {
    const { container } = open(loadAfter(150, createScreen('Chats')));
    followLink('To the chats');
    await advanceTime(150);
    expect(queryHeading('Chats')).toBeInTheDocument();
    await advanceTime(5_000);
    expect(isBusy(container)).toBe(false);
  });

  test('after 3 s a message says that loading takes longer', async () => {
    open(loadAfter(9_000, createScreen('Chats')));
    followLink('To the chats');
    await advanceTime(2_999);
    expect(screen.queryByText('Still loading…')).not.toBeInTheDocument();
    await advanceTime(1);
    expect(screen.getByText('Still loading…')).toBeInTheDocument();
  });

  test('a slow screen never replaces the one opened after it', async () => {
    const { address } = open(loadAfter(150, createScreen('Chats')));
    followLink('To the chats');
    followLink('To the likes');
    await advanceTime(5_000);
    expect(queryHeading('Likes')).toBeInTheDocument();
    expect(queryHeading('Chats')).not.toBeInTheDocument();
    expect(address()).toBe('/likes');
  });

  test('R-018 an ended session redirects the member to login with a return address', async () => {
    const { store, address } = open(loadAfter(0, createScreen('Chats')));
    act(() => store.signOut());
    await advanceTime(0);
    expect(address()).toBe('/login?redirect=%2Fmembers');
  });
});
