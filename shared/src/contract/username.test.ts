import { usernameProblem } from './username';

describe('usernameProblem', () => {
  test.each(['Anna', 'anna_85', 'J.de-Vries', 'Zoë', 'Łukasz', 'x'.repeat(24)])('R-189 %s is a valid name', (name) => {
    expect(usernameProblem(name, 'anna@example.com')).toBeNull();
  });

  test.each(['', 'ab', 'x'.repeat(25), 'anna smith', 'anna!', 'www.anna', 'anna.com'])('R-189 "%s" is rejected', (name) => {
    expect(usernameProblem(name, '')).toBe('username_invalid');
  });

  test('R-187 the name may not be the e-mail address, whatever its case', () => {
    expect(usernameProblem('Anna@Example.com', 'anna@example.com')).toBe('username_is_email');
  });

  test('R-188 the name may not start with @', () => {
    expect(usernameProblem('@anna', 'anna@example.com')).toBe('username_at');
  });
});
