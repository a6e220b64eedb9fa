import { isCommonPassword, isPassword, passwordStrength } from './password';

const anna = { email: 'anna@example.com', name: 'AnnaSmith' };

describe('password', () => {
  test.each([
    ['seven characters', 'abcdef7', false],
    ['eight characters', 'bcdefgh8', true],
    ['128 characters', 'x'.repeat(64) + 'y'.repeat(64), true],
    ['129 characters', 'x'.repeat(64) + 'y'.repeat(65), false],
    ['a common word', 'Password', false],
    ['the owner’s address', 'Anna@Example.com', false],
    ['the owner’s name', 'annasmith', false],
  ])('R-193 validation: %s', (_, password, expected) => {
    expect(isPassword(password, anna)).toBe(expected);
  });

  test.each([
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdef7', 'weak'],
    ['password', 'weak'],
    ['Sommer2025!', 'weak'],
    ['bcdefgh8', 'fair'],
    ['Blue-Kayak-7', 'strong'],
    ['four quiet old boats', 'strong'],
  ])('R-193 the strength of "%s" is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

test.each(['password', 'PASSW0RD', 'password123', '12345678', 'Welkom01', 'Sommer2026!', 'wachtwoord', 'qwertyuiop', 'aaaaaaaaaaaa'])(
  'R-193 "%s" is a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['correct horse', 'zażółć gęślą', '8 words!', 'my password is long', '83920174', 'Rendezvous-2026'])(
  'R-193 "%s" is not a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
