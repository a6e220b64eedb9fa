import type { DirectDebitForm } from '../calls/directDebit';
import { debitFits, directDebitProblems } from './directDebit';

const form: DirectDebitForm = {
  account_holder: 'A. de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Keizersgracht',
  house_number: '1',
  postal_code: '1015 CJ',
  city: 'Amsterdam',
  phone: '+31612345678',
};

test('R-330 a correctly filled-in form has no problems', () => {
  expect(directDebitProblems(form, 'NL')).toEqual({});
});

test.each<[keyof DirectDebitForm, string, string]>([
  ['account_holder', ' A ', 'validation'],
  ['account_holder', 'x'.repeat(71), 'validation'],
  ['street', 'x', 'validation'],
  ['street', 'x'.repeat(71), 'validation'],
  ['house_number', ' ', 'validation'],
  ['house_number', '12345678901', 'validation'],
  ['city', 'x', 'validation'],
  ['city', 'x'.repeat(51), 'validation'],
  ['postal_code', '10115', 'validation'],
  ['iban', 'NL91ABNA0417164301', 'iban_invalid'],
  ['phone', '0612345678', 'phone_invalid'],
])('R-331 R-332 R-333 %s "%s" is rejected with %s', (field, value, code) => {
  expect(directDebitProblems({ ...form, [field]: value }, 'NL')).toEqual({ [field]: code });
});

test.each(['xx', 'x'.repeat(70), '😀'.repeat(70)])('R-333 %s is accepted as the account holder', (name) => {
  expect(directDebitProblems({ ...form, account_holder: name }, 'NL')).toEqual({});
});

test.each([
  ['the first up to 100 EUR', 10_000, { collected: 0, open: 0, recent: 0 }, true],
  ['the first above 100 EUR', 10_001, { collected: 0, open: 0, recent: 0 }, false],
  ['a later one above 100 EUR', 17_800, { collected: 1, open: 0, recent: 0 }, true],
  ['open debits up to 250 EUR', 7_200, { collected: 1, open: 17_800, recent: 1 }, true],
  ['open debits above 250 EUR', 7_201, { collected: 1, open: 17_800, recent: 1 }, false],
  ['a third order in seven days', 1_490, { collected: 1, open: 0, recent: 2 }, true],
  ['a fourth order in seven days', 1_490, { collected: 1, open: 0, recent: 3 }, false],
])('R-337 %s: %i cents with the history %j is allowed: %s', (_description, amount, history, expected) => {
  expect(debitFits(amount, history)).toBe(expected);
});
