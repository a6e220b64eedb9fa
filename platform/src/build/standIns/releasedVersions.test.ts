import { satisfies } from 'semver';
import { readSharedVersions, createShares } from '../shares';
import { satisfy } from './releasedVersions';

const VERSIONS = ['0.1.0', '0.1.4', '0.2.0', '1.0.0', '1.2.0', '1.2.9', '1.10.0', '2.0.0', '19.3.1'];
const RANGES = ['^0.1', '^0.1.2', '^1', '^1.0', '^1.2', '^1.2.3', '^1.9', '^2.0', '^19', '<=1.2.0', '<=1.10.0'];

describe('versions in a release', () => {
  it.each(RANGES)('R-021 meet the range %s as semver says', (range) => {
    for (const version of VERSIONS) expect([version, satisfy(version, range)]).toEqual([version, satisfies(version, range)]);
  });

  it.each(['', '*', '1.2.0', '>=1', '~1.2.0', '^1 || ^2', '^1.2.0-beta'])(
    'R-021 do not meet the range "%s", which no preset writes',
    (range) => {
      expect(satisfy('1.2.0', range)).toBe(false);
    },
  );

  it('R-021 of the shell meet the ranges that the remotes of this repository require', () => {
    const unmetRanges = Object.entries(createShares()).filter(
      ([name, { requiredVersion }]) => !satisfy(readSharedVersions()[name] ?? '', requiredVersion),
    );
    expect(unmetRanges).toEqual([]);
  });
});
