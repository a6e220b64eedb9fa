import { isGoodPassword } from './isGoodPassword';

const owner = { email: 'anna@example.org', name: 'annabelle' };

test.each([
  'password',
  'PASSW0RD',
  'qwertyuiop',
  'wachtwoord',
  'aaaaaaaaaaaa',
  '1234567',
  'Annabelle',
  'ANNA@example.org',
  'x'.repeat(129),
])('R-193 "%s" is refused', (password) => {
  expect(isGoodPassword(password, owner)).toBe(false);
});

test.each(['correct horse', 'zażółć gęślą', '8 words!', 'x'.repeat(64) + 'y'.repeat(64)])('R-193 "%s" is taken', (password) => {
  expect(isGoodPassword(password, owner)).toBe(true);
});
