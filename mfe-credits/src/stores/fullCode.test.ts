import { aDiscountCode } from '@rendezvous/shared/testing';
import { fullCode } from './fullCode';

const { value_percentage: _percentage, minimum_order_value: _minimum, ...rest } = aDiscountCode();

test('R-138 percentage and minimum are accepted for value_percentage and minimum_order_value', () => {
  expect(fullCode({ ...rest, percentage: 10, minimum: 2500 })).toEqual(aDiscountCode({ value_percentage: 10, minimum_order_value: 2500 }));
});

test('R-138 the names of the contract come first', () => {
  const code = aDiscountCode({ value_percentage: 25, minimum_order_value: 1000 });
  expect(fullCode({ ...code, percentage: 10, minimum: 2500 })).toEqual(code);
});
