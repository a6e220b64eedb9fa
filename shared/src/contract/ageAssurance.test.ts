import { ageWayOf } from './ageAssurance';

test.each([
  [{ GB: 'provider', '*': 'none' }, 'GB', 'provider'],
  [{ GB: 'provider', '*': 'none' }, 'NL', 'none'],
  [{ GB: 'provider' }, 'NL', 'self_declared'],
] as const)('R-217 with %j members of %s are %s', (ways, country, way) => {
  expect(ageWayOf(ways, country)).toBe(way);
});
