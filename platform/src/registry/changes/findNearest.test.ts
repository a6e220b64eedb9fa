import fc from 'fast-check';
import { findNearest } from './findNearest';

const releases = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc', '1.2.1-dddddddd'];

describe('the nearest names', () => {
  it.each([
    ['a version alone', '1.1.0', '1.1.0-bbbbbbbb'],
    ['a hash alone', 'cccccccc', '1.2.0-cccccccc'],
    ['two letters swapped', '1.1.0-bbbbbbab', '1.1.0-bbbbbbbb'],
    ['a letter too few', '1.0.0-aaaaaaa', '1.0.0-aaaaaaaa'],
    ['a letter too many', '1.2.1-ddddddddd', '1.2.1-dddddddd'],
    ['nothing', '', '1.2.1-dddddddd'],
  ])('%s', (_, input, suggestion) => {
    expect(findNearest(input, releases, 1)).toEqual([suggestion]);
  });

  it('among similar names, the later one comes first', () => {
    expect(findNearest('1.2', releases, 2)).toEqual(['1.2.1-dddddddd', '1.2.0-cccccccc']);
  });

  it('an existing name always comes first, and no more names are returned than requested', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(5), (names, count) => {
        const [firstName = ''] = names;
        const nearestNames = findNearest(firstName, names, count);
        expect(nearestNames).toHaveLength(Math.min(count, names.length));
        if (count > 0) expect(nearestNames[0]?.includes(firstName)).toBe(true);
      }),
    );
  });
});
