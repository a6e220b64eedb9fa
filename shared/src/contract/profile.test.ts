import { hasContactData } from './profile';

test.each([
  'write me at anna@example.org',
  'see https://example.org/me',
  'www.example.nl',
  'find me on my-page.com',
  'call 06 12 34 56 78',
  '+49 (170) 123-4567',
])('R-253 contact data is found in %j', (text) => {
  expect(hasContactData(text)).toBe(true);
});

test.each([
  'I am 34, love hiking and coffee. No games.',
  'Two kids (6 and 9), one dog.',
  'From 2019 to 2024 I lived in Rome...',
  'Let’s talk about e.g. films, music etc.',
])('R-253 no contact data is found in ordinary text: %j', (text) => {
  expect(hasContactData(text)).toBe(false);
});
