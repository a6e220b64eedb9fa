import { pathTo } from '@rendezvous/shared/contract';
import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { aLoader, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { PageRoute } from './PageRoute';
import { Routing } from './Routing';

const NEXT_PATH = '/signup-matches?api_signup_complete=1';

/** Signs in the way the sign-up does, and navigates where the sign-up would. */
const GuestScreen = () => {
  const { session } = useStore();
  const navigate = useNavigate();
  const signIn = (): void => {
    session.setUser(aUser());
    void navigate(NEXT_PATH);
  };
  return (
    <button type="button" onClick={() => setTimeout(signIn)}>
      Create account
    </button>
  );
};

const aRoute = (name: string, path: string, access: string, Screen: () => React.ReactNode): PageRoute => ({
  name,
  path,
  access,
  layout: 'Empty',
  titleKey: 'x',
  screen: { owner: 'shell', load: async () => Screen },
});

it('R-198 a screen that signs the member in decides where they go, not its access rule', async () => {
  const guestRoute = aRoute('signup', '/signup', 'guest', GuestScreen);
  const routes = [
    guestRoute,
    aRoute('signup-matches', '/signup-matches', 'user', () => <p>Matches</p>),
    aRoute('members', '/members', 'user', () => <p>Profiles</p>),
  ];
  const initial = { kind: 'shell', route: guestRoute, Component: GuestScreen } as const;
  const { person, address } = renderScreen(
    <RemoteLoaderContext value={aLoader({})}>
      <Routing routes={routes} initial={initial} initialPromise={Promise.resolve(initial)} network={undefined} />
    </RemoteLoaderContext>,
    { route: pathTo('signup') },
  );
  await person.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Matches')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(NEXT_PATH));
});
