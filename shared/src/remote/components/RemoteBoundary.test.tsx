import { render, screen } from '@testing-library/react';
import { aLoader } from '../../testing/aLoader';
import type { LoadedPart } from '../loader/ReleaseLoader';
import { RemoteBoundary } from './RemoteBoundary';

const Broken = (): never => {
  throw new Error('broken');
};

const aPart = (Component: LoadedPart['Component']): LoadedPart => ({ Component, remote: 'mfe-chat', release: '1' });

const createView = (part: LoadedPart, child: React.ReactNode) => (
  <RemoteBoundary loader={aLoader({}, 'mfe-chat')} remote="mfe-chat" part={part} fallback={() => <p>Chats didn’t load</p>}>
    {child}
  </RemoteBoundary>
);

describe('RemoteBoundary', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('R-017 a crash shows the fallback; the next load of the same release is rendered again', () => {
    const { rerender } = render(createView(aPart(Broken), <Broken />));
    expect(screen.getByText('Chats didn’t load')).toBeInTheDocument();
    rerender(
      createView(
        aPart(() => null),
        <p>All well</p>,
      ),
    );
    expect(screen.getByText('All well')).toBeInTheDocument();
  });

  test('the fallback stays until the part is loaded again', () => {
    const part = aPart(Broken);
    const { rerender } = render(createView(part, <Broken />));
    rerender(createView(part, <p>All well</p>));
    expect(screen.getByText('Chats didn’t load')).toBeInTheDocument();
  });
});
