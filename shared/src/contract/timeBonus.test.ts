import { timeBonusCode, timeBonusEnd, timeBonusRemaining } from './timeBonus';

const SIGNUP = 1_777_636_800;
const free = { id: 'Me00000000', paid_user: false, signup_date: SIGNUP };

describe('the time bonus', () => {
  it.each([
    [0, 14_400],
    [1, 14_399],
    [14_399, 1],
    [14_400, 0],
    [90_000, 0],
  ])('R-151 %d s after sign-up it has %d s left', (elapsed, left) => {
    expect(timeBonusRemaining(free, SIGNUP + elapsed)).toBe(left);
  });

  it('R-151 is off for a visitor and for a member who paid', () => {
    expect(timeBonusRemaining(null, SIGNUP)).toBe(0);
    expect(timeBonusRemaining({ ...free, paid_user: true }, SIGNUP)).toBe(0);
  });

  it('R-068 never shows more than four hours, whatever the clock says', () => {
    expect(timeBonusRemaining(free, SIGNUP - 600)).toBe(14_400);
  });

  it('R-154 is a code of 25 percent, once per user, until its end', () => {
    expect(timeBonusCode(free)).toMatchObject({
      code: 'TIMEBONUS25',
      value_percentage: 25,
      status: 'active',
      validity: 'once-per-user',
      expires: timeBonusEnd(free),
    });
    expect(timeBonusEnd(free)).toBe(SIGNUP + 14_400);
  });
});
