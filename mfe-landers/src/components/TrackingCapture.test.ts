import { removeTracking } from './TrackingCapture';

test.each([
  ['', ''],
  ['?lang=nl', '?lang=nl'],
  ['?network=x', ''],
  ['?ref=a&lang=nl&sub1=b&sub2=c&sub3=d', '?lang=nl'],
])('R-349 %s becomes "%s"', (search, rest) => {
  expect(removeTracking(search)).toBe(rest);
});
