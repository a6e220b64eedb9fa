import { DAY_S } from './durations';
import { TIME_BONUS_S } from './constants';
import { mayHaveWelcome, welcomeStart } from './discounts';

const SIGNUP = 1_700_000_000;
const freeMember = { paid_user: false, signup_date: SIGNUP };
const welcomeTime = SIGNUP + TIME_BONUS_S + 30 * DAY_S;

test('R-156 a welcome code may be offered from 30 days after the end of the time bonus', () => {
  expect(welcomeStart(freeMember)).toBe(welcomeTime);
});

test.each([
  ['during the time bonus', freeMember, SIGNUP + 60, false],
  ['in the quiet days', freeMember, welcomeTime - 1, false],
  ['after the quiet days', freeMember, welcomeTime, true],
  ['after a purchase', { ...freeMember, paid_user: true }, welcomeTime, false],
  ['for a visitor', null, welcomeTime, false],
])('R-156 R-309 decides whether a welcome code may be offered %s', (_, user, now, expected) => {
  expect(mayHaveWelcome(user, now)).toBe(expected);
});
