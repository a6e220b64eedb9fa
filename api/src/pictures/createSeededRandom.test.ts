import { createSeededRandom } from './createSeededRandom';

test('the same seed gives the same stream', () => {
  const draw = (seed: number) => Array.from({ length: 20 }, createSeededRandom(seed).next);
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)).not.toEqual(draw(6));
});

test('integers reach both ends and nothing beyond', () => {
  const random = createSeededRandom(3);
  const drawnIntegers = new Set(Array.from({ length: 300 }, () => random.int(2, 5)));
  expect([...drawnIntegers].sort()).toEqual([2, 3, 4, 5]);
});

test('a sample has distinct entries, and never more than the list', () => {
  const random = createSeededRandom(9);
  expect(new Set(random.sample(['a', 'b', 'c', 'd'], 3)).size).toBe(3);
  expect(random.sample(['a', 'b'], 5)).toHaveLength(2);
});

test('R-012 ids are letters and digits', () => {
  expect(createSeededRandom(1).id(16)).toMatch(/^[A-Za-z0-9]{16}$/);
});

test('picking from nothing is an error', () => {
  expect(() => createSeededRandom(1).pick([])).toThrow('empty list');
});
