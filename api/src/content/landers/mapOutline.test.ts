import { drawOutline } from './mapOutline';

const cell = { column: 0, row: 0, region: 'A' };

test('R-357 one cell is a closed hexagon', () => {
  expect(drawOutline([cell])).toBe('M7 4l0 8-7 4-7-4 0-8 7-4z');
});

test('R-357 two cells beside each other are one shape without the edge between them', () => {
  const outline = drawOutline([cell, { ...cell, column: 2 }]);
  expect(outline.match(/M/g)).toHaveLength(1);
  expect(outline.match(/-?\d+[ -]\d+/g)).toHaveLength(10);
});

test('R-357 separate cells are separate shapes', () => {
  expect(drawOutline([cell, { ...cell, column: 8 }]).match(/M/g)).toHaveLength(2);
});
