import { countrySpecs } from 'ibantools';
import { cleanIban, groupIban, isIban, maskIban } from './iban';

const EXAMPLES = [
  ...['AT611904300234573201', 'BE68539007547034', 'CH9300762011623852957', 'DE89370400440532013000', 'DK5000400440116243'],
  ...['ES9121000418450200051332', 'FI2112345600000785', 'FR1420041010050500013M02606', 'GB29NWBK60161331926819', 'IE29AIBK93115212345678'],
  ...['IT60X0542811101000000123456', 'LU280019400644750000', 'MT84MALT011000012345MTLCAST001S', 'NL91ABNA0417164300', 'NO9386011117947'],
  ...[
    'PL61109010140000071219812874',
    'PT50000201231234567890154',
    'SE4550000000058398257466',
    'SM86U0322509800000000270100',
    'HR1210010051863000160',
  ],
];

test.each(EXAMPLES)('R-331 %s is accepted as an IBAN however it is written', (iban) => {
  expect([iban, iban.toLowerCase(), groupIban(iban), ` ${iban.split('').join('-')}\n`].map(isIban)).toEqual([true, true, true, true]);
});

test.each(EXAMPLES)('R-331 a single wrong or swapped character in %s is detected', (iban) => {
  for (let position = 2; position < iban.length; position += 1) {
    const character = iban.charAt(position);
    const other = character === '7' ? '8' : '7';
    expect(isIban(iban.slice(0, position) + other + iban.slice(position + 1))).toBe(false);
    const next = iban.charAt(position + 1);
    const isSame = next === '' || next === character || parseInt(character + next, 36) % 97 === parseInt(next + character, 36) % 97;
    if (!isSame && /\d/.test(character + next))
      expect([position, isIban(iban.slice(0, position) + next + character + iban.slice(position + 2))]).toEqual([position, false]);
  }
});

test.each([
  ['too short', 'NL91ABNA041716430'],
  ['too long', 'NL91ABNA04171643000'],
  ['of another country’s length', 'DE91ABNA0417164300'],
  ['outside SEPA', 'TR330006100519786457841326'],
  ['of no country', 'XX82WEST12345698765432'],
  ['without check number', 'NLXXABNA0417164300'],
  ['nothing', ''],
  ['in other digits', 'NL٩١ABNA0417164300'],
])('R-331 an IBAN that is %s is rejected', (_what, iban) => {
  expect(isIban(iban)).toBe(false);
});

test('R-331 pasted text is cleaned, upper-cased and shown in groups of four', () => {
  expect(cleanIban(' nl91-abna 0417.1643 00 ')).toBe('NL91ABNA0417164300');
  expect(groupIban('nl91abna0417164300')).toBe('NL91 ABNA 0417 1643 00');
  expect(groupIban('NL91')).toBe('NL91');
});

test('R-335 a stored IBAN shows only its country and its last four characters', () => {
  expect(maskIban('NL91ABNA0417164300')).toBe('NL •••• 4300');
});

/** Returns an IBAN of `length` characters that has a valid checksum and only zeros after it. */
function createZeroIban(country: string, length: number): string {
  const digits = [...`${country}00`].map((character) => parseInt(character, 36)).join('');
  const checkNumber = 98n - (BigInt('0'.repeat(length - 4) + digits) % 97n);
  return `${country}${String(checkNumber).padStart(2, '0')}${'0'.repeat(length - 4)}`;
}

const SEPA_COUNTRIES = Object.entries(countrySpecs).filter(([, { SEPA: isInSepa }]) => isInSepa);

test.each(SEPA_COUNTRIES)('R-331 the length for %s matches the IBAN registry', (country, { chars }) => {
  const length = chars ?? 0;
  expect([length - 1, length, length + 1].map((candidateLength) => isIban(createZeroIban(country, candidateLength)))).toEqual([
    false,
    true,
    false,
  ]);
});
