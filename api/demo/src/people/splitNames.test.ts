import { createSeededRandom } from '../../../src/pictures/createSeededRandom';
import { createUsername } from './splitNames';

test('R-189 a taken name is varied, and no username is assigned twice', () => {
  const takenNames = new Set<string>();
  const names = Array.from({ length: 60 }, (_, index) => createUsername(createSeededRandom(index), 'Sanne', 1990, takenNames));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(60);
  for (const name of names) expect(name).toMatch(/^[\p{L}\d._-]{3,24}$/u);
});

test('R-189 a two-letter first name is extended to the minimum username length', () => {
  expect(createUsername(createSeededRandom(1), 'Bo', 1984, new Set()).length).toBeGreaterThanOrEqual(3);
});

test('R-189 a number is only appended if the name with it is unused', () => {
  const takenNames = new Set<string>();
  const createName = (): string => createUsername(createSeededRandom(7), 'Sanne', 1990, takenNames);
  // With the same seed, every call tries the same candidates and then the same numbers.
  const names = Array.from({ length: 12 }, createName);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(12);
});
