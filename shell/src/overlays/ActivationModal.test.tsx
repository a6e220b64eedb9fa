import { SMARTPHONE_QUERY } from '@rendezvous/shared/contract';
import { anError, anOwnProfile, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { Alerts } from '../alerts/Alerts';
import { fakeMatchMedia } from '../testing/fakeMatchMedia';
import { wrapInRoute } from '../testing/wrapInRoute';
import { ActivationModal } from './ActivationModal';

const unconfirmedUser = aUser({ email: 'robin@example.com', status: 'not_confirmed', profile: anOwnProfile({ status: 'disabled' }) });

interface Case {
  user?: typeof unconfirmedUser | null;
  route?: string;
  smartphone?: boolean;
  address?: string;
}

let restoreMatchMedia = (): void => undefined;

function open({ user = unconfirmedUser, route = 'signup-matches', smartphone = true, address = '/?api_signup_complete=1&x=1' }: Case = {}) {
  restoreMatchMedia = smartphone ? fakeMatchMedia(SMARTPHONE_QUERY) : fakeMatchMedia();
  const page = (
    <>
      <Alerts />
      <ActivationModal />
    </>
  );
  return renderScreen(wrapInRoute(route, page), { user, route: address });
}

const queryModal = () => screen.queryByRole('dialog', { name: 'Confirm your email address' });
const queryAlert = () => screen.queryByRole('region', { name: 'Reminders' });

describe('the activation modal', () => {
  afterEach(() => restoreMatchMedia());

  it('R-055 R-056 opens on a smartphone after a sign-up and names the address', () => {
    open();
    expect(queryModal()).toHaveTextContent('robin@example.com');
    expect(queryAlert()).not.toBeInTheDocument();
  });

  it('R-055 closing it leaves the alert and removes its parameter from the address', async () => {
    const { person, address, store } = open();
    await person.keyboard('{Escape}');
    expect(queryModal()).not.toBeInTheDocument();
    expect(queryAlert()).toHaveTextContent('robin@example.com');
    expect(address()).toBe('/?x=1');
    expect(store.overlays.current).toBeNull();
  });

  it.each<[string, Case]>([
    ['on a desktop', { smartphone: false }],
    ['without a sign-up just before', { address: '/' }],
  ])('R-055 is shown as an alert %s', (_, testCase) => {
    open(testCase);
    expect(queryModal()).not.toBeInTheDocument();
    expect(queryAlert()).toHaveTextContent('robin@example.com');
  });

  it.each<[string, Case]>([
    ['on the sign-up', { route: 'signup' }],
    ['on the settings', { route: 'settings' }],
    ['on the notifications', { route: 'notifications' }],
    ['to a visitor', { user: null }],
    ['to a confirmed member', { user: aUser() }],
    ['when the profile is on already', { user: aUser({ status: 'not_confirmed' }) }],
  ])('R-055 is not shown %s', (_, testCase) => {
    open(testCase);
    expect(queryModal()).not.toBeInTheDocument();
    expect(queryAlert()).not.toBeInTheDocument();
  });

  it('R-055 sends the e-mail again', async () => {
    const { person, api } = open();
    api.reply({ 'POST /api/activate-resend.php': { sent: true } });
    await person.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(api.calls('POST /api/activate-resend.php')).toHaveLength(1);
    expect(await screen.findByText('The email is on its way.')).toBeInTheDocument();
  });

  it('R-055 sending the e-mail can be tried again when it was refused', async () => {
    const { person, api, clock } = open();
    api.reply({ 'POST /api/activate-resend.php': anError('rate_limited', { seconds: 30 }) });
    await person.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText(/You can ask for another email in/)).toBeInTheDocument();
    act(() => clock.advance(30_000));
    expect(screen.getByRole('button', { name: 'Send the e-mail again' })).toBeEnabled();
  });

  it('R-057 a confirmation in another tab closes it', () => {
    const { store } = open();
    act(() => store.session.setUser(aUser()));
    expect(queryModal()).not.toBeInTheDocument();
    expect(store.overlays.current).toBeNull();
  });
});
