import { type CheckedCode, findDiscountProblem, type DiscountUse } from './findDiscountProblem';

const code: CheckedCode = {
  code: 'SPRING10',
  country: null,
  user_id: null,
  expires: null,
  value_percentage: 10,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: null,
  firstPurchaseOnly: false,
};
const use: DiscountUse = {
  memberId: 'me',
  country: 'NL',
  currency: 'EUR',
  now: 1000,
  isUsed: false,
  hasPurchased: false,
  amount: 5750,
  method: 'ideal',
};

test('R-314 a code without conditions can be used', () => {
  expect(findDiscountProblem(code, use)).toBeUndefined();
});

test.each<[string, Partial<CheckedCode>, Partial<DiscountUse>]>([
  ['code_not_found', { status: 'disabled' }, {}],
  ['code_not_found', { user_id: 'someone-else' }, {}],
  ['code_used', {}, { isUsed: true }],
  ['code_used', { status: 'used' }, {}],
  ['code_used', { firstPurchaseOnly: true }, { hasPurchased: true }],
  ['code_expired', { expires: 1000 }, {}],
  ['code_country', { country: 'DE' }, {}],
  ['code_country', { currency: 'PLN' }, {}],
  ['code_minimum', { minimum_order_value: 5751 }, {}],
  ['code_method', { paymentmethods: ['paypal'] }, {}],
])('R-313 a code is refused with %s: %j %j', (expected, change, circumstances) => {
  expect(findDiscountProblem({ ...code, ...change }, { ...use, ...circumstances })?.code).toBe(expected);
});

test('R-313 the refusal includes the minimum order value', () => {
  expect(findDiscountProblem({ ...code, minimum_order_value: 9900 }, use)?.params).toEqual({ amount: 9900, currency: 'EUR' });
});

test('R-313 the code field, without a package or method yet, does not check their conditions', () => {
  const { amount: _amount, method: _method, ...earlyUse } = use;
  expect(findDiscountProblem({ ...code, minimum_order_value: 99_999, paymentmethods: ['paypal'] }, earlyUse)).toBeUndefined();
});
