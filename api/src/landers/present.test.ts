import { getMap } from '../content/landers/getMap';
import { presentLanderMap, roundMemberCount } from './present';

test.each([
  [0, null],
  [19, null],
  [20, 20],
  [29, 20],
  [130, 130],
  [1239, 1230],
])('R-357 %i members are shown as %s', (count, expectedCount) => {
  expect(roundMemberCount(count)).toBe(expectedCount);
});

test('R-357 lists the regions by name for a country that is not drawn', () => {
  const { width, regions, areas } = presentLanderMap('PT', new Map());
  expect([width, areas]).toEqual([0, []]);
  expect(regions).toContainEqual({ code: '11', name: 'Lisboa', members: null, path: '' });
});

/** Smallest space for a map in px: a screen of 320 by 568 px, less the margins of the page and the height reserved for other content. */
const MAP_SPACE = { width: 288, height: 352 };

/** Shorter side of a shape's largest part, in map units. In the path, each part is a starting point after M, followed by relative steps. */
function measureShorterSide(path: string): number {
  const shorterSides = path
    .split('M')
    .slice(1)
    .map((part) => {
      const [start = '', steps = ''] = part
        .replace(/h(-?\d+)/g, 'l$1 0')
        .replace(/v(-?\d+)/g, 'l0 $1')
        .split(/l(.*)/s);
      const toNumbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
      let [x = 0, y = 0] = toNumbers(start);
      const [xs, ys] = [[x], [y]];
      toNumbers(steps).forEach((step, index) => (index % 2 === 0 ? xs.push((x += step)) : ys.push((y += step))));
      return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    });
  return Math.max(...shorterSides);
}

test.each(['GB', 'DE', 'FR', 'US'])(
  'R-357 on a screen of 320 px each shape of the map of %s is at least 24 px wide and high',
  (country) => {
    const { width, height, paths } = getMap(country);
    const scale = Math.min(MAP_SPACE.width / (width + 6), MAP_SPACE.height / (height + 6), 1);
    const smallShapes = Object.entries(paths).filter(([, path]) => measureShorterSide(path) * scale < 24);
    expect(smallShapes.map(([code]) => code)).toEqual([]);
  },
);
