import { FETCH_MIN_MS, type NotificationSettings, type NotificationStop } from '@rendezvous/shared/contract';
import { anError, aUser, barriers, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { NotificationsScreen } from './NotificationsScreen';

const READ = 'GET /api/notifications.php';
const SAVE = 'PUT /api/notifications.php';
const allOn = { email: true, push: true };
const allOff = { email: false, push: false };

const createSettings = (disabled: NotificationStop[] = []): NotificationSettings => ({
  notifications: { new_message: allOn, new_like: allOn, match: allOn, offers: allOff, product_news: allOff },
  push_details: false,
  disabled,
});

const open = (api: FakeReplies = {}, disabled: NotificationStop[] = []) =>
  renderScreen(<NotificationsScreen />, {
    user: aUser({ notifications_disabled: disabled }),
    route: '/notifications',
    api: { [READ]: createSettings(disabled), [SAVE]: createSettings(), ...api },
  });

describe('the notification settings', () => {
  it('R-162 their placeholder does not flash', async () => {
    const startedAt = performance.now();
    open();
    await screen.findByRole('switch', { name: 'New messages: Email' });
    expect(performance.now() - startedAt).toBeGreaterThan(FETCH_MIN_MS - 10);
  });

  it('R-007 R-085 have a switch for each subject and channel; account and safety are always on', async () => {
    const { container } = open();
    expect(await screen.findByRole('switch', { name: 'New messages: Email' })).toBeChecked();
    expect(screen.getAllByRole('switch')).toHaveLength(11);
    for (const name of ['Offers and discounts: Email', 'Offers and discounts: Push', 'News about this site: Email'])
      expect(screen.getByRole('switch', { name })).not.toBeChecked();
    expect(screen.getByRole('row', { name: 'Account and safety Always on, by email' })).toBeInTheDocument();
    expect(await barriers(container)).toEqual([]);
  });

  it('R-085 offers and news say what they bring, and that they come at most twice a month together', async () => {
    open();
    const offersHeader = await screen.findByRole('rowheader', { name: /^Offers and discounts/ });
    expect(offersHeader).toHaveTextContent('We send offers and news at most twice a month in total.');
    expect(screen.getByRole('rowheader', { name: /^News about this site/ })).toHaveTextContent(
      'We send news and offers at most twice a month in total.',
    );
    expect(screen.getByRole('rowheader', { name: 'Matches' })).toBeInTheDocument();
  });

  it('R-085 a switch changes at once and is saved on its own', async () => {
    const { person, api } = open();
    const likeSwitch = await screen.findByRole('switch', { name: 'New likes: Push' });
    await person.click(likeSwitch);
    expect(likeSwitch).not.toBeChecked();
    await waitFor(() => expect(api.calls(SAVE)).toEqual([{ notifications: { new_like: { push: false } } }]));
  });

  it('R-085 a switch that could not be saved reverts and shows an error', async () => {
    const { person } = open({ [SAVE]: anError('server_error') });
    const offersSwitch = await screen.findByRole('switch', { name: 'Offers and discounts: Email' });
    await person.click(offersSwitch);
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    await waitFor(() => expect(offersSwitch).not.toBeChecked());
  });

  it('R-082 push messages show no names until that is switched on; the switch is saved on its own and reverts when saving fails', async () => {
    const { person, api } = open();
    const detailsSwitch = await screen.findByRole('switch', { name: 'Show names and messages in push notifications' });
    expect(detailsSwitch).not.toBeChecked();
    expect(detailsSwitch).toHaveAccessibleDescription(/in case others see your screen/);
    await person.click(detailsSwitch);
    expect(detailsSwitch).toBeChecked();
    await waitFor(() => expect(api.calls(SAVE)).toEqual([{ push_details: true }]));
    api.reply({ [SAVE]: anError('server_error') });
    await person.click(detailsSwitch);
    await waitFor(() => expect(api.calls(SAVE)).toHaveLength(2));
    await waitFor(() => expect(detailsSwitch).toBeChecked());
  });

  it('R-085 a switch clicked twice ends in the state of the last click, however long the first save takes', async () => {
    let sendReply: () => void = () => undefined;
    const firstReply = new Promise<NotificationSettings>((resolve) => (sendReply = () => resolve(createSettings())));
    const { person, api } = open({ [SAVE]: () => firstReply });
    const matchSwitch = await screen.findByRole('switch', { name: 'Matches: Email' });
    await person.dblClick(matchSwitch);
    await waitFor(() => expect(api.calls(SAVE)).toHaveLength(1));
    act(() => sendReply());
    await waitFor(() => expect(api.calls(SAVE)).toHaveLength(2));
    expect(api.calls(SAVE)[1]).toEqual({ notifications: { match: { email: true } } });
    expect(matchSwitch).toBeChecked();
  });

  it('R-086 unsubscribing can be undone with one click', async () => {
    const { person, api, store } = open({}, ['listunsubscribe']);
    expect(await screen.findByText('You’ve unsubscribed, so we’ve stopped emailing you.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Send me emails again' }));
    expect(await screen.findByText('You’ll get our emails again.')).toBeInTheDocument();
    expect(api.calls(SAVE)).toEqual([{ enable: 'listunsubscribe' }]);
    expect(screen.queryByText(/You’ve unsubscribed/)).not.toBeInTheDocument();
    expect(store.session.user?.notifications_disabled).toEqual([]);
  });

  it('R-086 after a spam complaint the member is asked for confirmation first', async () => {
    const { person, api } = open({}, ['fbl']);
    await person.click(await screen.findByRole('button', { name: 'Send me emails again' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Want our emails again?' });
    expect(api.calls(SAVE)).toEqual([]);
    await person.click(
      screen.getAllByRole('button', { name: 'Send me emails again' }).filter((button) => dialog.contains(button))[0] as Element,
    );
    await waitFor(() => expect(api.calls(SAVE)).toEqual([{ enable: 'fbl' }]));
    expect(await screen.findByText('You’ll get our emails again.')).toBeInTheDocument();
  });

  it('R-086 after a bounce the address is confirmed again or changed', async () => {
    const { person, store } = open({ [SAVE]: createSettings(['bounce']) }, ['bounce']);
    await person.click(await screen.findByRole('button', { name: 'Confirm my address again' }));
    expect(await screen.findByText('Open the link in the email we’ve just sent you.')).toBeInTheDocument();
    expect(store.session.user?.notifications_disabled).toEqual(['bounce']);
    expect(screen.getByRole('link', { name: 'Change my email address' })).toHaveAttribute('href', '/settings');
  });

  it('R-203 R-086 asking for the mail again too soon counts down until it can be sent, then offers the button again', async () => {
    const { person, api, clock, store } = open({ [SAVE]: anError('rate_limited', { seconds: 117 }) }, ['bounce']);
    await person.click(await screen.findByRole('button', { name: 'Confirm my address again' }));
    expect(await screen.findByText(/You can ask for another email in/)).toHaveTextContent('00:01:57');
    expect(store.toasts.items).toEqual([]);
    act(() => clock.advance(116_000));
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:01');
    act(() => clock.advance(1_000));
    api.reply({ [SAVE]: createSettings(['bounce']) });
    await person.click(screen.getByRole('button', { name: 'Confirm my address again' }));
    expect(await screen.findByRole('timer')).toHaveTextContent('00:02:00');
  });

  it('R-161 can be loaded again when loading fails', async () => {
    const { person, api } = open({ [READ]: anError('server_error') });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ [READ]: createSettings() });
    await person.click(retryButton);
    expect(await screen.findByRole('switch', { name: 'Matches: Push' })).toBeInTheDocument();
  });

  it('R-080 R-081 show whether push works in this browser', async () => {
    const { store } = open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('This browser can’t show push notifications.')).not.toBeInTheDocument();
    act(() => store.push.set('incapable'));
    expect(screen.getByText('This browser can’t show push notifications.')).toBeInTheDocument();
    act(() => store.push.set('capable'));
    expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeInTheDocument();
    act(() => store.push.set('denied'));
    expect(await screen.findByText(/Push notifications are blocked in this browser/)).toBeInTheDocument();
    act(() => store.push.set('subscribed'));
    expect(await screen.findByText('Push notifications are on in this browser.')).toBeInTheDocument();
  });
});
