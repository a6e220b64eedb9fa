import { BACK_BUTTON_ROUTES, INSTALLED_QUERY } from '@rendezvous/shared/contract';
import { Link } from '@rendezvous/shared/router';
import { aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { fakeMatchMedia } from '../testing/fakeMatchMedia';
import { wrapInRoute } from '../testing/wrapInRoute';
import { BackButton } from './BackButton';

let restoreMatchMedia = (): void => undefined;

interface Case {
  route?: string;
  installed?: boolean;
  navigate?: boolean;
  /** Index of the history entry being navigated to, as stored by a browser router. */
  entry?: number;
}

const setHistoryIndex = (idx: number): void => window.history.replaceState({ idx }, '');

async function open({ route = 'members-id', installed = true, navigate = true, entry = 1 }: Case = {}) {
  setHistoryIndex(0);
  restoreMatchMedia = installed ? fakeMatchMedia(INSTALLED_QUERY) : fakeMatchMedia();
  const page = (
    <>
      <BackButton />
      <Link to="/members/Anna000000">Anna</Link>
    </>
  );
  const view = renderScreen(wrapInRoute(route, page), { user: aUser(), route: '/members?page=2' });
  if (navigate) setHistoryIndex(entry);
  if (navigate) await view.person.click(screen.getByRole('link', { name: 'Anna' }));
  return view;
}

const queryButton = () => screen.queryByRole('button', { name: 'Back' });

describe('the back button', () => {
  afterEach(() => {
    restoreMatchMedia();
    window.history.replaceState(null, '');
  });

  it.each(BACK_BUTTON_ROUTES)('R-041 is shown on %s, in the installed app with a page to go back to', async (route) => {
    await open({ route });
    expect(queryButton()).toBeInTheDocument();
  });

  it('R-041 leads to where the member was', async () => {
    const { person, address } = await open();
    expect(address()).toBe('/members/Anna000000');
    setHistoryIndex(0);
    await person.click(queryButton()!);
    expect(address()).toBe('/members?page=2');
    expect(queryButton()).not.toBeInTheDocument();
  });

  it.each<[string, Case]>([
    ['in the browser', { installed: false }],
    ['without an earlier page of this tab', { navigate: false }],
    ['where the first page of the tab was only replaced', { entry: 0 }],
    ['on the search', { route: 'members' }],
    ['in a conversation', { route: 'chats-id' }],
    ['on the settings', { route: 'settings' }],
  ])('R-041 R-042 is not shown %s', async (_, testCase) => {
    await open(testCase);
    expect(queryButton()).not.toBeInTheDocument();
  });

  it('R-042 an app on the home screen of an iPhone counts as installed', async () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
    await open({ installed: false });
    expect(queryButton()).toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'standalone');
  });
});
