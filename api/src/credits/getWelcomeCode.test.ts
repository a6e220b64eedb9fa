import { DAY_S } from '@rendezvous/shared/contract';
import { isBetweenAutomaticCodes, WELCOME_CODE, getWelcomeCode } from './getWelcomeCode';

const SIGNUP = 1_780_000_000;
const BONUS_END = SIGNUP + 14_400;
const member = { id: 'me', signupDate: SIGNUP };

test.each([
  [BONUS_END - 1, false],
  [BONUS_END, true],
  [BONUS_END + 30 * DAY_S - 1, true],
  [BONUS_END + 30 * DAY_S, false],
])('R-156 at %i the member is in the offer-free period: %s', (now, isOfferFree) => {
  expect(isBetweenAutomaticCodes(SIGNUP, now)).toBe(isOfferFree);
});

test('R-309 the welcome discount is 25 percent on the first purchase, with an end of its own', () => {
  const start = BONUS_END + 30 * DAY_S;
  expect(getWelcomeCode(member, start - 1)).toBeUndefined();
  expect(getWelcomeCode(member, start)).toMatchObject({
    code: WELCOME_CODE,
    value_percentage: 25,
    expires: start + 14 * DAY_S,
    expired: false,
    firstPurchaseOnly: true,
  });
  expect(getWelcomeCode(member, start + 14 * DAY_S)?.expired).toBe(true);
});
