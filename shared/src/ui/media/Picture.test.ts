import { placeholderColor } from './Picture';

const encodeHead = (light: number, yellowBlue: number, redGreen: number): string => {
  const bits = light | (yellowBlue << 6) | (redGreen << 12);
  return btoa(String.fromCharCode(bits & 255, (bits >> 8) & 255, (bits >> 16) & 255));
};

describe('placeholderColor', () => {
  it.each([
    ['grey', encodeHead(32, 31, 31), /^#(7|8)[0-9a-f](7|8)[0-9a-f](7|8|9)[0-9a-f]$/],
    ['black', encodeHead(0, 31, 31), /^#0[0-9a-f]0[0-9a-f]0[0-9a-f]$/],
    ['white', encodeHead(63, 31, 31), /^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/],
    ['blue', encodeHead(32, 0, 31), /^#[0-4][0-9a-f][0-5][0-9a-f]ff$/],
  ])('reads the average colour: %s', (_, hash, color) => {
    expect(placeholderColor(hash)).toMatch(color);
  });

  it.each([null, '', 'no hash', '<svg>'])('returns null for %s', (placeholder) => {
    expect(placeholderColor(placeholder)).toBeNull();
  });
});
