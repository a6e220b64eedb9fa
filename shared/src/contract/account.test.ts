import { type UserStatus } from './account';
import { activationReminder, isAvailable } from './session';
import type { ProfileStatus } from './profile';

const aMember = (status: UserStatus, profile: ProfileStatus) => ({ status, profile: { status: profile } });
const unconfirmedMember = aMember('not_confirmed', 'disabled');

describe('the activation reminder', () => {
  it.each([
    [true, true, 'modal'],
    [true, false, 'alert'],
    [false, true, 'alert'],
    [false, false, 'alert'],
  ])('R-055 after sign-up: %s, on a smartphone: %s, is shown as: %s', (signupComplete, smartphone, kind) => {
    expect(activationReminder(unconfirmedMember, { route: 'members', signupComplete, smartphone })).toBe(kind);
  });

  it.each(['signup', 'settings', 'notifications'])('R-055 is not shown on %s', (route) => {
    expect(activationReminder(unconfirmedMember, { route, signupComplete: true, smartphone: true })).toBeNull();
  });

  it.each([
    ['a visitor', null],
    ['a confirmed member', aMember('active', 'disabled')],
    ['a member whose profile is on', aMember('not_confirmed', 'active')],
  ])('R-055 is not shown to %s', (_, user) => {
    expect(activationReminder(user, { route: 'members', signupComplete: false, smartphone: false })).toBeNull();
  });
});

test('R-215 a member without a name is not available any more', () => {
  expect([isAvailable({ name: 'Anna' }), isAvailable({ name: '' })]).toEqual([true, false]);
});
