import { isCommonPassword } from './commonPassword';

test.each(['password', 'PASSW0RD', 'password123', '12345678', 'Welkom01', 'Sommer2026!', 'wachtwoord', 'qwertyuiop', 'aaaaaaaaaaaa'])(
  'R-193 "%s" is guessed first',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['correct horse', 'zażółć gęślą', '8 words!', 'my password is long', '83920174', 'Rendezvous-2026'])(
  'R-193 "%s" is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
