import { likeModalDelay } from './likeModal';

it.each([
  ['0', 0],
  ['5', 5],
  ['600', 600],
  ['601', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  ['', undefined],
  [null, undefined],
])('R-051 t=%j delays the like modal by %s seconds', (value, delay) => {
  expect(likeModalDelay(value)).toBe(delay);
});
