import { activeDiscount, isRunning } from './activeDiscount';
import type { DiscountCode } from '../calls/credits';
import { timeBonusCode } from './timeBonus';

const bonus = timeBonusCode({ id: 'Me00000000', signup_date: 1_000 });
const welcome: DiscountCode = { ...bonus, code: 'WELCOME25', expires: 2_000 };

describe('the active discount', () => {
  it.each([
    ['the time bonus if present', bonus, welcome, bonus],
    ['otherwise the welcome code', null, welcome, welcome],
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
  ])('R-156 a code %s runs: %s', (_, changes, now, running) => {
    expect(isRunning({ ...welcome, ...changes }, now)).toBe(running);
  });
});
