/**
 * @jest-environment node
 * @jest-environment-options {"globalsCleanup": "off"}
 */
import { IntlRoot } from '@rendezvous/shared/intl';
import { StoreProvider } from '@rendezvous/shared/store';
import { aStore, aUser, MemoryRouter } from '@rendezvous/shared/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import manifest from '../remote.json';
import { remote } from './remote';

function html(Screen: ComponentType, signedIn: boolean): string {
  const { store } = aStore({ user: signedIn ? aUser() : null });
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

const screens = manifest.routes.map(({ name, access }) => [name, access === 'user'] as const);

describe('mfe-landers', () => {
  it('provides a screen for each route of its manifest, and no other', () => {
    expect(Object.keys(remote.screens).sort()).toEqual(manifest.routes.map(({ name }) => name).sort());
  });

  it.each(screens)('law 7: %s renders without a browser and without inline styles', async (name, signedIn) => {
    const Screen = await remote.screens[name]?.();
    expect(Screen && html(Screen, signedIn)).not.toMatch(/ style="/);
  });
});
