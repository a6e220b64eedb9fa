import { drawOutline } from './mapOutline';

const one = { column: 0, row: 0, region: 'A' };

test('R-357 one cell is a closed hexagon', () => {
  expect(drawOutline([one])).toBe('M7 4l0 8-7 4-7-4 0-8 7-4z');
});

test('R-357 two cells beside each other are one shape without the edge between them', () => {
  const both = drawOutline([one, { ...one, column: 2 }]);
  expect(both.match(/M/g)).toHaveLength(1);
  expect(both.match(/-?\d+[ -]\d+/g)).toHaveLength(10);
});

test('R-357 separate cells are separate shapes', () => {
  expect(drawOutline([one, { ...one, column: 8 }]).match(/M/g)).toHaveLength(2);
});
