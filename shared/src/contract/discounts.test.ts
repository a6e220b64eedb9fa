import type { DiscountCode } from '../calls/discountCodes';
import { activeDiscount, formatCountdown, isRunning, timeBonusCode, timeBonusEnd, timeBonusRemaining } from './discounts';

const SIGNUP = 1_777_636_800;
const freeMember = { id: 'Me00000000', paid_user: false, signup_date: SIGNUP };

describe('the time bonus', () => {
  it.each([
    [0, 14_400],
    [1, 14_399],
    [14_399, 1],
    [14_400, 0],
    [90_000, 0],
  ])('R-151 %d s after sign-up it has %d s left', (elapsed, expectedSeconds) => {
    expect(timeBonusRemaining(freeMember, SIGNUP + elapsed)).toBe(expectedSeconds);
  });

  it('R-151 is off for a visitor and for a member who paid', () => {
    expect(timeBonusRemaining(null, SIGNUP)).toBe(0);
    expect(timeBonusRemaining({ ...freeMember, paid_user: true }, SIGNUP)).toBe(0);
  });

  it('R-068 never shows more than four hours, whatever the clock says', () => {
    expect(timeBonusRemaining(freeMember, SIGNUP - 600)).toBe(14_400);
  });

  it('R-154 is a 25 percent code, valid once per user until the bonus ends', () => {
    expect(timeBonusCode(freeMember)).toMatchObject({
      code: 'TIMEBONUS25',
      value_percentage: 25,
      status: 'active',
      validity: 'once-per-user',
      expires: timeBonusEnd(freeMember),
    });
    expect(timeBonusEnd(freeMember)).toBe(SIGNUP + 14_400);
  });
});

const bonus = timeBonusCode({ id: 'Me00000000', signup_date: 1_000 });
const welcomeCode: DiscountCode = { ...bonus, code: 'WELCOME25', expires: 2_000 };

describe('the active discount', () => {
  it.each([
    ['the time bonus if present', bonus, welcomeCode, bonus],
    ['otherwise the welcome code', null, welcomeCode, welcomeCode],
    ['otherwise none', null, null, null],
  ])('R-155 is %s', (_, timeBonus, code, active) => {
    expect(activeDiscount(timeBonus, code)).toBe(active);
  });

  it.each([
    ['before its end', {}, 1_999, true],
    ['at its end', {}, 2_000, false],
    ['without an end', { expires: null }, 9_999, true],
    ['used', { status: 'used' as const }, 1_000, false],
    ['expired', { expired: true }, 1_000, false],
  ])('R-156 a code (%s) is still valid: %s', (_, changes, now, expected) => {
    expect(isRunning({ ...welcomeCode, ...changes }, now)).toBe(expected);
  });
});

it.each([
  [14_400, '04:00:00'],
  [14_399, '03:59:59'],
  [3_600, '01:00:00'],
  [61, '00:01:01'],
  [1, '00:00:01'],
  [0.9, '00:00:00'],
  [-5, '00:00:00'],
  [360_000, '100:00:00'],
])('R-152 %d seconds show as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
