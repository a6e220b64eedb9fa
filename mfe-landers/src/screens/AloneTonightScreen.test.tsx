import type { LanderDocument } from '@rendezvous/shared/contract';
import { RemoteLoaderContext, type SlotContract } from '@rendezvous/shared/remote';
import { aLoader, anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { AloneTonightScreen } from './AloneTonightScreen';

const NEXT_PATH = '/signup-matches?api_signup_complete=1';

const autumnDocument: LanderDocument = {
  name: 'alonetonight',
  slug: 'autumn',
  variant: 'default',
  headline: 'Alone this autumn?',
  text: 'Long evenings are for long talks.',
  call_to_action: 'Start a long talk',
  image: 'evening',
  images: [],
  niche: null,
  gender: 'female',
};

/** Stands in for the sign-up of mfe-auth, which has tests of its own. */
const Steps = ({ prefill, onDone }: SlotContract['signup-steps']) => (
  <button type="button" onClick={() => onDone(NEXT_PATH)}>
    Step 1 of 5 {prefill?.gender}
  </button>
);

type Options = Parameters<typeof renderScreen>[1];

function open(options: Options = {}) {
  return renderScreen(
    <RemoteLoaderContext value={aLoader({ 'signup-steps': async () => Steps })}>
      <AloneTonightScreen />
    </RemoteLoaderContext>,
    {
      path: '/landers/alonetonight/{slug?}',
      route: '/landers/alonetonight',
      ...options,
      api: {
        'GET /api/lander.php': { lander: { ...autumnDocument, slug: 'default' } },
        'POST /api/lander-hit.php': undefined,
        ...options?.api,
      },
    },
  );
}

describe('the lander Alone tonight?', () => {
  it('R-353 asks one question with two answers', () => {
    open({ api: { 'GET /api/lander.php': anError('server_error') } });
    expect(screen.getByRole('heading', { level: 1, name: 'Alone tonight?' })).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Yes', 'Just looking']);
  });

  it.each(['Yes', 'Just looking'])('R-353 R-347 "%s" opens the first step of sign-up in place', async (answer) => {
    const { person, address } = open();
    await person.click(screen.getByRole('button', { name: answer }));
    expect(await screen.findByRole('button', { name: /Step 1 of 5/ })).toBeInTheDocument();
    expect(address()).toBe('/landers/alonetonight');
  });

  it.each(['Yes', 'Just looking'])('R-347 after "%s", the sign-up that replaces the buttons has the focus', async (answer) => {
    const { person } = open();
    await person.click(screen.getByRole('button', { name: answer }));
    const stepButton = await screen.findByRole('button', { name: /Step 1 of 5/ });
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(stepButton);
    expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  it('R-348 the slug selects headline, text, call to action and the preselected gender', async () => {
    const { person, api } = open({ route: '/landers/alonetonight/autumn', api: { 'GET /api/lander.php': { lander: autumnDocument } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Alone this autumn?' })).toBeInTheDocument();
    expect(screen.getByText('Long evenings are for long talks.')).toBeInTheDocument();
    expect(api.calls('GET /api/lander.php')).toEqual([{ name: 'alonetonight', slug: 'autumn', locale: 'en' }]);
    await person.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByText('Start a long talk')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Step 1 of 5 female' })).toBeInTheDocument();
  });

  it('R-348 a variant can have another picture', async () => {
    const { container } = open({ api: { 'GET /api/lander.php': { lander: { ...autumnDocument, image: 'hero-she' } } } });
    await screen.findByRole('heading', { name: 'Alone this autumn?' });
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/picture.php?name=hero-she&size=960');
  });

  it('R-362 a visit counts once for its variant', async () => {
    const { api } = open({ route: '/landers/alonetonight/autumn', api: { 'GET /api/lander.php': { lander: autumnDocument } } });
    await screen.findByRole('heading', { name: 'Alone this autumn?' });
    expect(api.calls('POST /api/lander-hit.php')).toEqual([{ name: 'alonetonight', slug: 'autumn', variant: 'default' }]);
  });

  it('R-349 keeps the campaign parameters for the visit and removes them from the URL', () => {
    const { store, address } = open({ route: '/landers/alonetonight?network=partner1&lang=nl&sub1=a%20b' });
    expect(store.session.tracking).toEqual({ network: 'partner1' });
    expect(address()).toBe('/landers/alonetonight?lang=nl');
  });

  it('R-350 redirects a member to the members page', () => {
    const { address } = open({ user: aUser() });
    expect(address()).toBe('/members');
  });

  it('R-198 after sign-up, goes to the page the sign-up returns, not to the members page', async () => {
    const { person, address, store } = open();
    await person.click(screen.getByRole('button', { name: 'Yes' }));
    const stepButton = await screen.findByRole('button', { name: /Step 1 of 5/ });
    store.session.setUser(aUser());
    await person.click(stepButton);
    expect(address()).toBe(NEXT_PATH);
  });

  it('R-352 says that the picture shows no member, and makes no claims about other people being there', () => {
    const { container } = open();
    expect(screen.getByText('Symbol picture')).toBeInTheDocument();
    expect(container).not.toHaveTextContent(/near you|waiting|online now|\d+ (members|people)/i);
  });

  it('R-180 offers the login to those who have an account', () => {
    open();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});
