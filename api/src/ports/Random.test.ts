import { systemRandom } from './Random';

test('security 14: ids are 16 letters and digits, and every one of these characters is used', () => {
  const ids = Array.from({ length: 2_000 }, () => systemRandom.id());
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{16}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.join('')).size).toBe(62);
});

test('security 7: tokens hold 32 bytes, numbers lie below 1', () => {
  expect(Buffer.from(systemRandom.token(), 'base64url')).toHaveLength(32);
  const number = systemRandom.number();
  expect(number).toBeGreaterThanOrEqual(0);
  expect(number).toBeLessThan(1);
});
