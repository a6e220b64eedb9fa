import { createArgonPasswords } from './PasswordsPort';

const passwords = createArgonPasswords({ memoryKiB: 8, passes: 1 });

test('R-366 a password is kept as argon2id with a salt of its own', async () => {
  const [first, second] = await Promise.all([passwords.hash('secret words'), passwords.hash('secret words')]);
  expect(first).toMatch(/^\$argon2id\$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify(first, 'secret words')).toBe(true);
  expect(await passwords.verify(first, 'other words')).toBe(false);
});

test('R-175 an account without a password fails verification after the same work', async () => {
  expect(await passwords.verify(null, 'no account has this password')).toBe(false);
});

test('security 5: too many concurrent hashes are refused, and the others are served', async () => {
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('x')));
  const rejectedResults = results.filter((result) => result.status === 'rejected');
  expect(rejectedResults).toHaveLength(18);
  expect(await passwords.hash('afterwards')).toContain('argon2id');
});
