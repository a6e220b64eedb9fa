import { enableStaticRendering } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { IntlRoot } from '../intl';
import { StoreProvider } from '../store';
import { aStore } from './aStore';
import { aUser } from './aUser';

/** HTML of a screen as the site server renders it; for tests that run in Node. */
export async function renderOnServer(Screen: ComponentType, options: { isSignedIn?: boolean } = {}): Promise<string> {
  const { renderToString } = await import('react-dom/server');
  // As on the server: components that never unmount observe nothing.
  enableStaticRendering(true);
  const { store } = aStore({ user: options.isSignedIn ? aUser() : null });
  return renderToString(
    <StoreProvider store={store}>
      <IntlRoot locale="en" messages={{}}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </IntlRoot>
    </StoreProvider>,
  );
}
