import type { User } from '@rendezvous/shared/contract';
import { anError, anOwnProfile, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { wrapInRoute } from '../testing/wrapInRoute';
import { Alerts } from './Alerts';

const userWithoutPhoto = aUser({ profile: anOwnProfile({ main_image: null }) });
const unconfirmedUser = aUser({ status: 'not_confirmed', profile: anOwnProfile({ status: 'disabled' }) });

function open(user: User | null, route = 'members', api = {}) {
  const test = renderScreen(wrapInRoute(route, <Alerts />), { user, api });
  act(() => test.store.alerts.hydrate());
  return test;
}

describe('the alerts', () => {
  it('R-059 R-060 a member without a photo sees a reminder until it is dismissed for good', async () => {
    const { person, store } = open(userWithoutPhoto);
    expect(screen.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/profile');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(store.services.local.get('hide-enrich-alert')).toMatch(/^\d{10}$/);
  });

  it('R-059 never shift a prerendered page: they start with the next one', () => {
    const boot = { rendered: { frame: false, slots: [] } };
    const { store } = renderScreen(wrapInRoute('members', <Alerts />), { user: userWithoutPhoto, boot });
    act(() => store.alerts.hydrate());
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    act(() => store.alerts.turnPage());
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('R-060 are not shown on the settings page', () => {
    open(userWithoutPhoto, 'settings');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('R-061 R-081 push is only requested on a click', async () => {
    const subscribe = jest.fn(async () => null);
    const push = {
      isCapable: async () => true,
      isDenied: () => subscribe.mock.calls.length > 0,
      current: async () => null,
      subscribe,
      unsubscribe: async () => undefined,
    };
    const { person, store } = renderScreen(wrapInRoute('members', <Alerts />), { user: aUser(), services: { push } });
    act(() => store.alerts.hydrate());
    await act(() => store.push.refresh());
    expect(subscribe).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(subscribe).toHaveBeenCalledWith('key');
    expect(screen.queryByRole('button', { name: 'Switch on' })).not.toBeInTheDocument();
  });

  it.each([
    ['fbl', /marked as spam/],
    ['bounce', /does not work/],
    ['listunsubscribe', /you unsubscribed/],
  ] as const)('R-062 tells a member who gets no e-mail why: %s', (reason, text) => {
    open(aUser({ notifications_disabled: [reason] }));
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('R-062 shows every reason when there are several', () => {
    open(aUser({ notifications_disabled: ['bounce', 'listunsubscribe'] }));
    expect(screen.getByRole('status')).toHaveTextContent(/does not work.*you unsubscribed/);
  });

  it('R-063 a visitor sees none', () => {
    open(null);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('R-055 an unconfirmed member can have the e-mail sent again', async () => {
    const { person, api } = open(unconfirmedUser, 'members', { 'POST /api/activate-resend.php': { sent: true } });
    await person.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(api.calls('POST /api/activate-resend.php')).toHaveLength(1);
    expect(await screen.findByText('The e-mail is on its way.')).toBeInTheDocument();
  });

  it('R-055 a refused request to send the e-mail again shows the reason', async () => {
    const { person } = open(unconfirmedUser, 'members', { 'POST /api/activate-resend.php': anError('rate_limited', { seconds: 30 }) });
    await person.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests, please wait 30 seconds');
  });
});
