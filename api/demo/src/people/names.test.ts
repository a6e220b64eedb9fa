import { seededRandom } from '../../../src/pictures/seededRandom';
import { usernameOf } from './names';

test('R-189 a taken name is varied and never given twice', () => {
  const taken = new Set<string>();
  const names = Array.from({ length: 60 }, (_, index) => usernameOf(seededRandom(index), 'Sanne', 1990, taken));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(60);
  for (const name of names) expect(name).toMatch(/^[\p{L}\d._-]{3,24}$/u);
});

test('R-189 a first name of two letters is made long enough', () => {
  expect(usernameOf(seededRandom(1), 'Bo', 1984, new Set()).length).toBeGreaterThanOrEqual(3);
});
