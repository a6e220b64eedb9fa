import { calculateMessagePrice } from './useMessagePrice';

const creditValue = { amount: 115, currency: 'EUR' } as const;

test.each([
  ['free credits are spent first', { credits: 3, credit_value: null }, 1, { credits: 1, isFree: true, money: null }],
  ['paid credits have their real price', { credits: 50, credit_value: creditValue }, 1, { credits: 1, isFree: false, money: creditValue }],
  [
    'a message of two credits costs twice as much',
    { credits: 50, credit_value: creditValue },
    2,
    { credits: 2, isFree: false, money: { amount: 230, currency: 'EUR' } },
  ],
  ['without credits no price in money is known', { credits: 0, credit_value: null }, 1, { credits: 1, isFree: false, money: null }],
  ['nobody pays nothing', null, 1, { credits: 1, isFree: false, money: null }],
])('R-283 %s', (_, user, cost, price) => {
  expect(calculateMessagePrice(user, cost)).toEqual(price);
});
