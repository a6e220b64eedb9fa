import { PAYMENT_METHODS } from './paymentMethods';
import { isStorable, STORABLE_METHODS } from './storedMethod';

test('R-317 R-319 cards and mandates are kept for later, wallets and transfers are not', () => {
  expect(PAYMENT_METHODS.filter(isStorable).sort()).toEqual([...STORABLE_METHODS].sort());
  expect(isStorable('paypal')).toBe(false);
});
