import { accountLevel, trackingOf } from './session';
import { pollInterval } from './constants';
import { regionWord } from './countries';
import { telephoneHref } from './settings';
import { termsDate } from './signup';

it.each([
  [null, 'visitor'],
  [{ paid_user: false }, 'free'],
  [{ paid_user: true }, 'premium'],
])('R-108 the account level of %j is %s', (user, level) => {
  expect(accountLevel(user)).toBe(level);
});

it.each([
  [false, 60_000],
  [true, 300_000],
])('R-069 with push %s polls are %d ms apart', (push, ms) => {
  expect(pollInterval(push)).toBe(ms);
});

it.each([
  ['+31 20-123 45 67', 'tel:+31201234567'],
  ['0800-1234', 'tel:08001234'],
])('R-044 the phone number %s is linked as %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href);
});

it.each([
  [null, Date.UTC(2023, 11, 1, 12)],
  [{ added: 1_600_000_000 }, Date.UTC(2023, 11, 1, 12)],
  [{ added: 1_750_000_000 }, 1_750_000_000_000],
])('R-092 the terms of the company %j date from %d', (company, ms) => {
  expect(termsDate(company) * 1000).toBe(ms);
});

it.each([
  ['NL', 'province'],
  ['DE', 'federal_state'],
  ['CH', 'canton'],
  ['FR', 'department'],
  ['PL', 'voivodeship'],
  ['GB', 'county'],
  ['US', 'state'],
  ['JP', 'region'],
])('R-147 a region of %s is a %s', (country, word) => {
  expect(regionWord(country)).toBe(word);
});

it('R-349 keeps only the known tracking values that are well formed', () => {
  const query = new URLSearchParams('network=ads.1&ref=a%20b&sub1=x_y-z&page=2&sub2=' + 'a'.repeat(101));
  expect(trackingOf(query)).toEqual({ network: 'ads.1', sub1: 'x_y-z' });
});
