import type { DiscountCode, PaymentMethod } from '@rendezvous/shared/contract';
import { aDiscountCode } from '@rendezvous/shared/testing';
import { isCodeApplicable, normalizeCode } from './discountCode';

const METHOD = 'ideal' as PaymentMethod;

describe('a code lowers a purchase', () => {
  test.each<[string, Partial<DiscountCode>, boolean]>([
    ['of any value', { minimum_order_value: null }, true],
    ['of exactly its minimum order value', { minimum_order_value: 2_500 }, true],
    ['never below it', { minimum_order_value: 2_501 }, false],
    ['in its currency', { currency: 'EUR' }, true],
    ['in no other', { currency: 'PLN' }, false],
    ['by one of its methods', { paymentmethods: [METHOD] }, true],
    ['by no other', { paymentmethods: [] }, false],
  ])('R-314 %s', (_, changes, isApplicable) => {
    expect(isCodeApplicable(aDiscountCode(changes), { amount: 2_500, currency: 'EUR', method: METHOD })).toBe(isApplicable);
  });

  test('R-314 before the checkout, with no method chosen, ignores the payment methods of a code', () => {
    expect(isCodeApplicable(aDiscountCode({ paymentmethods: [] }), { amount: 2_500, currency: 'EUR' })).toBe(true);
  });
});

const { value_percentage: _percentage, minimum_order_value: _minimum, ...rest } = aDiscountCode();

test('R-138 accepts percentage and minimum in place of value_percentage and minimum_order_value', () => {
  expect(normalizeCode({ ...rest, percentage: 10, minimum: 2500 })).toEqual(
    aDiscountCode({ value_percentage: 10, minimum_order_value: 2500 }),
  );
});

test('R-138 the field names of the contract take precedence', () => {
  const code = aDiscountCode({ value_percentage: 25, minimum_order_value: 1000 });
  expect(normalizeCode({ ...code, percentage: 10, minimum: 2500 })).toEqual(code);
});
