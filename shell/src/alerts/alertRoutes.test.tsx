import type { NotificationStop, User } from '@rendezvous/shared/contract';
import { anOwnProfile, aUser, MemoryStorage, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { wrapInRoute } from '../testing/wrapInRoute';
import { Alerts } from './Alerts';

const capablePush = {
  isCapable: async () => true,
  isDenied: () => false,
  current: async () => null,
  subscribe: async () => null,
  unsubscribe: async () => undefined,
};

const userWithoutPhoto = aUser({ profile: anOwnProfile({ main_image: null }) });
const userWithoutMail = aUser({ notifications_disabled: ['bounce'] });

interface Case {
  user: User | null;
  route?: string;
  push?: boolean;
  storedDismissals?: Record<string, string>;
}

async function open({ user, route = 'members', push = false, storedDismissals = {} }: Case) {
  const entries = Object.entries(storedDismissals).map(([key, value]) => [`${key}:${user?.id}`, value]);
  const services = { local: new MemoryStorage(Object.fromEntries(entries)), ...(push && { push: capablePush }) };
  const view = renderScreen(wrapInRoute(route, <Alerts />), { user, services, boot: { hiddenAlerts: push ? [] : ['push'] } });
  await act(async () => {
    view.store.alerts.hydrate();
    await view.store.push.refresh();
  });
  return view;
}

const getAlertTexts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const PHOTO_TEXT = /No photo yet/;
const PUSH_TEXT = /Know the moment/;
const MAIL_TEXT = /emails to you bounce/;

describe('where the alerts are shown', () => {
  it.each(['members', 'members-id', 'chats', 'likes', 'credits', 'index'])('R-060 the photo alert is shown on %s', async (route) => {
    await open({ user: userWithoutPhoto, route });
    expect(getAlertTexts()).toEqual([expect.stringMatching(PHOTO_TEXT)]);
  });

  it.each(['profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'])(
    'R-060 the photo alert is not shown on %s',
    async (route) => {
      await open({ user: userWithoutPhoto, route });
      expect(getAlertTexts()).toEqual([]);
    },
  );

  it.each(['members', 'settings', 'profile', 'chats-id'])('R-061 the push alert is shown on %s', async (route) => {
    await open({ user: aUser(), route, push: true });
    expect(getAlertTexts()).toEqual([expect.stringMatching(PUSH_TEXT)]);
  });

  it.each(['signup', 'notifications', 'activate-done', 'directdebit', 'premium'])(
    'R-061 the push alert is not shown on %s',
    async (route) => {
      await open({ user: aUser(), route, push: true });
      expect(getAlertTexts()).toEqual([]);
    },
  );

  it.each(['members', 'profile', 'premium', 'signup'])('R-062 the mail alert is shown on %s', async (route) => {
    await open({ user: userWithoutMail, route });
    expect(getAlertTexts()).toEqual([expect.stringMatching(MAIL_TEXT)]);
  });

  it.each(['settings', 'notifications'])('R-062 the mail alert is not shown on %s', async (route) => {
    await open({ user: userWithoutMail, route });
    expect(getAlertTexts()).toEqual([]);
  });

  it('R-063 a visitor gets none, whatever the browser can do', async () => {
    await open({ user: null, push: true });
    expect(getAlertTexts()).toEqual([]);
  });

  it('R-063 they disappear when the member logs out', async () => {
    const { store } = await open({ user: userWithoutPhoto, push: true });
    expect(getAlertTexts()).toHaveLength(2);
    act(() => store.signOut());
    expect(getAlertTexts()).toEqual([]);
  });
});

describe('a dismissed alert', () => {
  const userWithAllAlerts = aUser({
    notifications_disabled: ['bounce'] as NotificationStop[],
    profile: anOwnProfile({ main_image: null }),
  });

  it.each([
    ['hide-enrich-alert', PHOTO_TEXT],
    ['hide-push-notification-alert', PUSH_TEXT],
    ['hide-disabled-notifications-alert', MAIL_TEXT],
  ])('R-059 %s hides only its own alert', async (key, text) => {
    await open({ user: userWithAllAlerts, push: true, storedDismissals: { [key]: '1770000000' } });
    expect(getAlertTexts()).toHaveLength(2);
    expect(getAlertTexts()).not.toContainEqual(expect.stringMatching(text));
  });

  it.each([
    [0, 'hide-disabled-notifications-alert', MAIL_TEXT],
    [1, 'hide-enrich-alert', PHOTO_TEXT],
    [2, 'hide-push-notification-alert', PUSH_TEXT],
  ])('R-059 closing alert number %d stores %s in Unix seconds', async (index, key, text) => {
    const { person, store } = await open({ user: userWithAllAlerts, push: true });
    await person.click(screen.getAllByRole('button', { name: 'Close' })[index]!);
    expect(getAlertTexts()).not.toContainEqual(expect.stringMatching(text));
    expect(getAlertTexts()).toHaveLength(2);
    expect(store.services.local.get(`${key}:${userWithAllAlerts.id}`)).toBe('1777636800');
  });

  it('R-060 the photo alert disappears by itself once there is a photo', async () => {
    const { store } = await open({ user: userWithoutPhoto });
    act(() => store.session.setUser(aUser()));
    expect(getAlertTexts()).toEqual([]);
    expect(store.services.local.get(`hide-enrich-alert:${userWithoutPhoto.id}`)).toBeNull();
  });
});
