import { isAvailable } from './isAvailable';

test('R-215 a member without a name is not available any more', () => {
  expect([isAvailable({ name: 'Anna' }), isAvailable({ name: '' })]).toEqual([true, false]);
});
