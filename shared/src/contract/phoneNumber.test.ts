import { type CountryCode, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { CALLING_CODES, isPhoneNumber, phoneNumber } from './phoneNumber';

test.each([
  ['06 12 34 56 78', 'NL', '+31612345678'],
  ['612345678', 'NL', '+31612345678'],
  ['+31 (0)612', 'DE', undefined],
  ['0031-6-12345678', 'DE', '+31612345678'],
  ['+49 151 23456789', 'NL', '+4915123456789'],
  ['0151/2345.6789', 'DE', '+4915123456789'],
  ['347 1234567', 'IT', '+393471234567'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['12', 'NL', undefined],
  ['+999 123456789', 'NL', undefined],
  ['+3161234567890123', 'NL', undefined],
  ['call me', 'NL', undefined],
  ['', 'NL', undefined],
])('R-332 "%s" in %s is normalized to %s', (typed, country, expected) => {
  expect(phoneNumber(typed, country)).toBe(expected);
});

test.each([
  ['+31612345678', true],
  ['31612345678', false],
  ['+0612345678', false],
  ['+31 612345678', false],
  ['+316٣٤٥٦٧٨٩', false],
])('R-332 %s is a valid stored number (E.164): %s', (number, expected) => {
  expect(isPhoneNumber(number)).toBe(expected);
});

test.each(Object.entries(CALLING_CODES))('R-332 a mobile number from %s is accepted in its national format', (country, code) => {
  const example = getExampleNumber(country as CountryCode, examples);
  expect(phoneNumber(example?.formatNational() ?? '', country)).toBe(example?.number);
  expect(getCountryCallingCode(country as CountryCode)).toBe(code);
});
