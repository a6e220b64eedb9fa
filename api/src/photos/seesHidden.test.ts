import { type PhotoTies, seesHidden } from './seesHidden';

const NO_TIES: PhotoTies = { moderator: false, liked: false, written: false };

test.each<[string, keyof PhotoTies]>([
  ['a moderator', 'moderator'],
  ['somebody whom the owner likes', 'liked'],
  ['somebody to whom the owner has written', 'written'],
])('R-006 no photo is hidden from %s', (_who, tie) => {
  expect(seesHidden({ ...NO_TIES, [tie]: true })).toBe(true);
});

test('R-006 photos are hidden from everybody else', () => {
  expect(seesHidden(NO_TIES)).toBe(false);
});
