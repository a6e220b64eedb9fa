import { LoadFailure, RemoteLoaderContext } from '@rendezvous/shared/remote';
import { aLoader, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import type { PageRoute } from './PageRoute';
import { ResolutionView } from './Routing';
import type { Resolution } from './resolveScreen';

const route: PageRoute = { name: 'chats', path: '/chats', layout: 'Chat', access: 'user', titleKey: 't', screen: { owner: 'mfe-chat' } };

const aFailure = (reason: LoadFailure['reason']): Resolution => ({
  kind: 'failed',
  route,
  remote: 'mfe-chat',
  failure: new LoadFailure(reason, 'mfe-chat'),
});

function show(resolution: Resolution) {
  const onRetry = jest.fn();
  const page = (
    <RemoteLoaderContext value={aLoader({}, 'mfe-chat')}>
      <ResolutionView resolution={resolution} onRetry={onRetry} />
    </RemoteLoaderContext>
  );
  return { ...renderScreen(page, { route: '/chats', path: '/chats' }), onRetry };
}

const getHeading = (name: string) => screen.getByRole('heading', { name });

describe('ResolutionView', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('R-018 a redirect replaces the address', () => {
    const { address } = show({ kind: 'redirect', to: '/login?redirect=%2Fchats' });
    expect(address()).toBe('/login?redirect=%2Fchats');
  });

  test('R-012 an unknown path shows 404 and a way home', () => {
    show({ kind: 'not-found' });
    expect(getHeading('This page could not be found')).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  });

  test.each<[string, Resolution]>([
    ['R-013 a middleware the router does not know', { kind: 'unknown-access', route }],
    ['R-016 a chunk of the shell that is gone', { kind: 'broken', route, error: new Error('Loading chunk 3 failed') }],
  ])('%s shows the error page with 500', (_, resolution) => {
    show(resolution);
    expect(getHeading('Error')).toBeInTheDocument();
    expect(screen.getByText('500')).toBeInTheDocument();
  });

  test('R-001 a screen of the shell is shown', () => {
    show({ kind: 'shell', route, Component: () => <h1>Terms</h1> });
    expect(getHeading('Terms')).toBeInTheDocument();
  });

  test('R-001 a screen of a remote is shown', () => {
    show({ kind: 'remote', route, part: { Component: () => <h1>Conversations</h1>, remote: 'mfe-chat', release: '1' } });
    expect(getHeading('Conversations')).toBeInTheDocument();
  });

  test('R-017 a screen that crashes is replaced by its area’s fallback, with a retry', async () => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    const { person, onRetry } = show({ kind: 'remote', route, part: { Component: Broken, remote: 'mfe-chat', release: '1' } });
    expect(getHeading('Chats didn’t load')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('R-017 a remote that cannot be loaded offers a retry', async () => {
    const { person, onRetry } = show(aFailure('timeout'));
    expect(getHeading('Chats didn’t load')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test.each(['off', 'maintenance'] as const)('R-017 a closed area (%s) offers no pointless retry', (reason) => {
    show(aFailure(reason));
    expect(getHeading('Chats: taking a short break')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
});
