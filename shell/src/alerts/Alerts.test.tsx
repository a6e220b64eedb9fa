import type { User } from '@rendezvous/shared/contract';
import { anError, anOwnProfile, aUser, barriers, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { wrapInRoute } from '../testing/wrapInRoute';
import { Alerts } from './Alerts';

const userWithoutPhoto = aUser({ profile: anOwnProfile({ main_image: null }) });
const unconfirmedUser = aUser({ status: 'not_confirmed', profile: anOwnProfile({ status: 'disabled' }) });

const queryCard = () => screen.queryByRole('region', { name: 'Reminders' });

function open(user: User | null, route = 'members', api = {}) {
  const view = renderScreen(wrapInRoute(route, <Alerts />), { user, api });
  act(() => view.store.alerts.hydrate());
  return view;
}

describe('the alerts', () => {
  it('R-059 R-060 a member without a photo sees a reminder until it is dismissed for good', async () => {
    const { person, store } = open(userWithoutPhoto);
    expect(screen.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/profile');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(queryCard()).not.toBeInTheDocument();
    expect(store.services.local.get(`hide-enrich-alert:${userWithoutPhoto.id}`)).toMatch(/^\d{10}$/);
  });

  it('R-059 R-060 are there with the first render of a prerendered page, and stay as its scripts start', () => {
    const boot = { rendered: { frame: false, slots: [] }, hiddenAlerts: [] };
    const { store } = renderScreen(wrapInRoute('members', <Alerts />), { user: userWithoutPhoto, boot });
    const renderedText = queryCard()?.textContent;
    expect(renderedText).toMatch(/No photo yet.*Know the moment/);
    act(() => store.alerts.hydrate());
    expect(queryCard()?.textContent).toBe(renderedText);
  });

  it('R-059 those that this browser hides are missing from the first render', () => {
    renderScreen(wrapInRoute('members', <Alerts />), { user: userWithoutPhoto, boot: { hiddenAlerts: ['photo', 'push'] } });
    expect(queryCard()).not.toBeInTheDocument();
  });

  it('R-059 R-061 R-062 one that becomes due while a page is on screen waits for the next page, so that nothing moves', () => {
    const view = open(userWithoutPhoto);
    const { store } = view;
    act(() => store.push.set('capable'));
    act(() => store.session.patch({ notifications_disabled: ['bounce'] }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    view.unmount();
    renderScreen(wrapInRoute('members', <Alerts />), { user: store.session.user, boot: { hiddenAlerts: [] } });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('R-059 stand in one card in the order of their importance, without barriers', async () => {
    const { container } = open(
      aUser({ ...unconfirmedUser, notifications_disabled: ['bounce'], profile: anOwnProfile({ status: 'disabled', main_image: null }) }),
    );
    const items = within(queryCard() as HTMLElement).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Open the link we sent to/),
      expect.stringMatching(/emails to you bounce/),
      expect.stringMatching(/No photo yet/),
    ]);
    expect(await barriers(container)).toEqual([]);
  });

  it('R-097 after one is dismissed the focus is on the others, after the last one on the heading', async () => {
    const page = (
      <main>
        <h1 tabIndex={-1}>Profiles</h1>
        <Alerts />
      </main>
    );
    const user = aUser({ notifications_disabled: ['bounce'], profile: anOwnProfile({ main_image: null }) });
    const { person, store } = renderScreen(wrapInRoute('members', page), { user });
    act(() => store.alerts.hydrate());
    await person.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    expect(queryCard()).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('R-060 are not shown on the settings page', () => {
    open(userWithoutPhoto, 'settings');
    expect(queryCard()).not.toBeInTheDocument();
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
    const { person, store } = renderScreen(wrapInRoute('members', <Alerts />), {
      user: aUser(),
      services: { push },
      boot: { hiddenAlerts: [] },
    });
    act(() => store.alerts.hydrate());
    await act(() => store.push.refresh());
    expect(subscribe).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Turn on notifications' }));
    expect(subscribe).toHaveBeenCalledWith('key');
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).not.toBeInTheDocument();
  });

  it.each([
    ['fbl', /marked as spam/],
    ['bounce', /emails to you bounce/],
    ['listunsubscribe', /You’ve unsubscribed/],
  ] as const)('R-062 tells a member who gets no e-mail why: %s', (reason, text) => {
    open(aUser({ notifications_disabled: [reason] }));
    expect(screen.getByRole('listitem')).toHaveTextContent(text);
  });

  it('R-062 shows every reason when there are several', () => {
    open(aUser({ notifications_disabled: ['bounce', 'listunsubscribe'] }));
    expect(screen.getByRole('listitem')).toHaveTextContent(/emails to you bounce.*You’ve unsubscribed/);
  });

  it('R-063 a visitor sees none', () => {
    open(null);
    expect(queryCard()).not.toBeInTheDocument();
  });

  it('R-055 an unconfirmed member can have the e-mail sent again', async () => {
    const { person, api } = open(unconfirmedUser, 'members', { 'POST /api/activate-resend.php': { sent: true } });
    await person.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(api.calls('POST /api/activate-resend.php')).toHaveLength(1);
    expect(await screen.findByText('The email is on its way.')).toBeInTheDocument();
  });

  it('R-055 a failed request to send the e-mail again shows the reason', async () => {
    const { person } = open(unconfirmedUser, 'members', { 'POST /api/activate-resend.php': anError('server_error') });
    await person.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occured');
    expect(screen.getByRole('button', { name: 'Send the e-mail again' })).toBeEnabled();
  });

  it('R-203 the countdown takes over the focus of the button that it replaces', async () => {
    const { person } = open(unconfirmedUser, 'members', { 'POST /api/activate-resend.php': { sent: true } });
    await person.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    const countdown = await screen.findByText(/You can ask for another email in/);
    expect(document.activeElement).toContainElement(countdown);
    expect(document.body).not.toHaveFocus();
  });

  it('R-203 the countdown takes the focus from nothing else', async () => {
    const { store } = open(unconfirmedUser);
    screen.getByRole('button', { name: 'Close' }).focus();
    act(() => store.session.delayMail(30));
    expect(await screen.findByText(/You can ask for another email in/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('R-203 asking for the e-mail again too soon counts down until it can be sent', async () => {
    const { person, clock } = open(unconfirmedUser, 'members', {
      'POST /api/activate-resend.php': anError('rate_limited', { seconds: 30 }),
    });
    await person.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText(/You can ask for another email in/)).toHaveTextContent('00:00:30');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => clock.advance(30_000));
    expect(screen.getByRole('button', { name: 'Send the e-mail again' })).toBeEnabled();
  });
});
