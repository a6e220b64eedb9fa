import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { useStore } from '@rendezvous/shared/store';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { aLoader, aStore, aUser, MemoryRouter } from '@rendezvous/shared/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { App } from './App';

const buildApp = (children: ReactNode, options = {}) => {
  const storeFixture = aStore(options);
  const loader = aLoader({});
  const report = jest.spyOn(loader.ports, 'report');
  const app = (
    <MemoryRouter>
      <RemoteLoaderContext value={loader}>
        <App store={storeFixture.store}>{children}</App>
      </RemoteLoaderContext>
    </MemoryRouter>
  );
  return { ...storeFixture, report, app };
};

describe('the app', () => {
  it('R-103 gives the page its texts and swaps them without a reload', () => {
    const { app, store } = buildApp(<FormattedMessage id="shell.test" defaultMessage="Hello" description="Test" />);
    render(app);
    expect(screen.getByText('Hello')).toBeInTheDocument();
    act(() => store.locale.set('nl', { shell: { 'shell.test': [{ type: 0, value: 'Hallo' }] } }));
    expect(screen.getByText('Hallo')).toBeInTheDocument();
  });

  it('R-014 R-020 R-095 shows the error page when the page crashes, and reports it as a failure of the shell', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error(useStore().settings.current.name);
    };
    const { app, report, store } = buildApp(<Broken />);
    render(app);
    expect(screen.getByRole('heading', { name: 'Error' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Leave this site now/ })).toBeInTheDocument();
    const reason = `Error: ${store.settings.current.name}`;
    expect(report.mock.calls).toEqual([[{ remote: 'shell', release: 'shell', rung: 'render', reason }]]);
  });

  it('R-077 shows the progress bar when something takes longer than 200 ms to load', () => {
    const { app, store, clock } = buildApp(null, { user: aUser() });
    render(app);
    act(() => {
      store.progress.start();
      clock.advance(200);
    });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  });
});
