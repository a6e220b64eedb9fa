import { DAY_S } from '@rendezvous/shared/contract';
import { getPaymentDeadline } from './getPaymentDeadline';

const FRIDAY = Date.UTC(2026, 10, 20, 12) / 1000;
const toIsoDate = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 10);

test('R-324 an order waits 60 minutes, a wire transfer 14 days', () => {
  expect(getPaymentDeadline('ideal', FRIDAY)).toBe(FRIDAY + 3600);
  expect(getPaymentDeadline('wiretransfer', FRIDAY)).toBe(FRIDAY + 14 * DAY_S);
});

test('R-324 a direct debit waits 5 bank days, weekends not counted', () => {
  expect(toIsoDate(getPaymentDeadline('sepa', FRIDAY))).toBe('2026-11-27');
});

test('R-404 a bonus price lasts to the end of the bonus, at least 15 minutes, at most an hour', () => {
  expect(getPaymentDeadline('ideal', FRIDAY, FRIDAY + 60)).toBe(FRIDAY + 900);
  expect(getPaymentDeadline('ideal', FRIDAY, FRIDAY + 1800)).toBe(FRIDAY + 1800);
  expect(getPaymentDeadline('ideal', FRIDAY, FRIDAY + 9000)).toBe(FRIDAY + 3600);
});
