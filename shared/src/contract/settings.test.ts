import { appearanceOf } from './appearance';

describe('light or dark', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'system'],
    ['blue', 'system'],
    [undefined, 'system'],
  ])('a cookie value of %s selects %s', (value, appearance) => {
    expect(appearanceOf(value)).toBe(appearance);
  });
});
