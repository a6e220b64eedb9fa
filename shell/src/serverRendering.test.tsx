/**
 * @jest-environment node
 * @jest-environment-options {"globalsCleanup": "off"}
 */
import { MemoryRouter } from '@rendezvous/shared/router';
import { aStore, aUser } from '@rendezvous/shared/testing';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { layouts } from './layouts/layouts';
import { shellScreens } from './screens/shellScreens';

const screens = Object.entries(shellScreens);

async function html({ layout, load }: (typeof shellScreens)[keyof typeof shellScreens], signedIn: boolean): Promise<string> {
  const Screen = await load();
  const Layout = layouts[layout];
  const { store } = aStore({ user: signedIn ? aUser() : null });
  return renderToString(
    <MemoryRouter>
      <App store={store}>
        <Layout>
          <Screen />
        </Layout>
      </App>
    </MemoryRouter>,
  );
}

describe('law 7: without a browser', () => {
  it.each(screens)('%s renders for a visitor', async (_, screen) => {
    expect(await html(screen, false)).toContain('<main');
  });

  it.each(screens)('%s renders for a member', async (_, screen) => {
    expect(await html(screen, true)).toContain('<main');
  });

  it.each(screens)('%s has no inline style', async (_, screen) => {
    expect(await html(screen, false)).not.toMatch(/ style="/);
  });
});
