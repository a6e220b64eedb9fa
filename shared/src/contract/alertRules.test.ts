import { formatHiddenAlerts, isAlertDue, parseHiddenAlerts } from './alertRules';
import type { NotificationStop } from './account';

const image = {
  id: 'i',
  filename: 'f',
  thumb_filename: 't',
  match: 'm',
  status: 'approved',
  reason: null,
  ratio: 1,
  placeholder: null,
  locked: false,
} as const;
const completeUser = {
  notifications_disabled: [] as NotificationStop[],
  profile: { main_image: image },
};
const userWithoutPhoto = { ...completeUser, profile: { main_image: null } };
const userWithoutMail = { ...completeUser, notifications_disabled: ['fbl'] as NotificationStop[] };

describe('alerts', () => {
  it('R-060 the photo alert is for a member without a main photo', () => {
    expect(isAlertDue('photo', 'members', userWithoutPhoto, 'denied')).toBe(true);
    expect(isAlertDue('photo', 'members', completeUser, 'denied')).toBe(false);
  });

  it.each(['profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'])(
    'R-060 the photo alert is not shown on %s',
    (route) => {
      expect(isAlertDue('photo', route, userWithoutPhoto, 'denied')).toBe(false);
    },
  );

  it.each([
    ['incapable', false],
    ['capable', true],
    ['subscribed', false],
    ['denied', false],
  ] as const)('R-061 with push %s the push alert is due: %s', (state, isDue) => {
    expect(isAlertDue('push', 'members', completeUser, state)).toBe(isDue);
  });

  it.each(['signup', 'notifications', 'activate-done', 'directdebit', 'premium'])('R-061 the push alert is not shown on %s', (route) => {
    expect(isAlertDue('push', route, completeUser, 'capable')).toBe(false);
  });

  it('R-062 the notifications alert is for a member who gets no mail, but is not shown on settings or notifications', () => {
    const routesWithAlert = ['members', 'settings', 'notifications'].filter((route) =>
      isAlertDue('disabled-notifications', route, userWithoutMail, 'denied'),
    );
    expect(routesWithAlert).toEqual(['members']);
    expect(isAlertDue('disabled-notifications', 'members', completeUser, 'denied')).toBe(false);
  });

  it.each(['disabled-notifications', 'photo', 'push'] as const)('R-063 a visitor never sees the %s alert', (alert) => {
    expect(isAlertDue(alert, 'members', null, 'capable')).toBe(false);
  });
});

describe('the cookie of hidden alerts', () => {
  it('R-059 R-061 names what this browser hides from the member', () => {
    const cookie = formatHiddenAlerts('Anna000000', ['photo', 'push']);
    expect(cookie).toBe('Anna000000.photo.push');
    expect(parseHiddenAlerts(cookie, 'Anna000000')).toEqual(['photo', 'push']);
    expect(parseHiddenAlerts(formatHiddenAlerts('Anna000000', []), 'Anna000000')).toEqual([]);
  });

  it.each([
    ['missing', undefined],
    ['of another member', 'Bea0000000.photo'],
    ['empty', ''],
  ])('R-059 R-061 that is %s hides only the push alert, since the browser has not reported what it supports', (_, cookie) => {
    expect(parseHiddenAlerts(cookie, 'Anna000000')).toEqual(['push']);
  });

  it('ignores names that are not alerts', () => {
    expect(parseHiddenAlerts('Anna000000.photo.__proto__..x', 'Anna000000')).toEqual(['photo']);
  });
});
