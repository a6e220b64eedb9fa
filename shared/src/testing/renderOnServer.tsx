import { enableStaticRendering } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { IntlRoot } from '../intl';
import { StoreProvider } from '../store';
import { aStore } from './aStore';
import { aUser } from './aUser';

/** Renders a screen to HTML as the site server does; for tests that run in Node. */
export async function renderOnServer(Screen: ComponentType, options: { isSignedIn?: boolean } = {}): Promise<string> {
  const { renderToString } = await import('react-dom/server');
  // Matches the server, where components never unmount and must not observe anything.
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
