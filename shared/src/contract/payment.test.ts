import fc from 'fast-check';
import { isStorable, refundAmount, STORABLE_METHODS } from './payment';
import { PAYMENT_METHODS } from './paymentMethods';

test('R-317 R-319 cards and mandates can be stored for later, wallets and transfers cannot', () => {
  expect(PAYMENT_METHODS.filter(isStorable).sort()).toEqual([...STORABLE_METHODS].sort());
  expect(isStorable('paypal')).toBe(false);
});

const order = { amount: 5750, credits: 50, refunded_amount: 0, refunded_credits: 0 };

test.each([
  [50, 5750],
  [1, 115],
  [0, 0],
])('R-338 of 50 credits bought for 57.50, returning %i refunds %i cents', (unusedCredits, cents) => {
  expect(refundAmount(order, unusedCredits)).toBe(cents);
});

test('R-338 a fraction of a cent is rounded in the member’s favour', () => {
  expect(refundAmount({ ...order, amount: 1490, credits: 10 }, 3)).toBe(447);
  expect(refundAmount({ ...order, amount: 1118, credits: 10 }, 3)).toBe(336);
});

test('R-338 however many parts an order is returned in, the refunds never exceed the amount paid', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 400 }), parts, (amount, credits, returns) => {
      let [refundedAmount, refundedCredits] = [0, 0];
      for (const returnedCredits of returns) {
        const unusedCredits = Math.min(returnedCredits, credits - refundedCredits);
        const part = refundAmount({ amount, credits, refunded_amount: refundedAmount, refunded_credits: refundedCredits }, unusedCredits);
        expect(part).toBeGreaterThanOrEqual(0);
        [refundedAmount, refundedCredits] = [refundedAmount + part, refundedCredits + unusedCredits];
      }
      expect(refundedAmount).toBe(Math.ceil((amount * refundedCredits) / credits));
      expect(refundedAmount).toBeLessThanOrEqual(amount);
    }),
  );
});
