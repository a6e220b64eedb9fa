import { getDistanceBucket } from './getDistanceBucket';

const utrecht = { latitude: 52.09, longitude: 5.12 };

test.each([
  ['Utrecht itself', 52.09, 5.12, 'under_10'],
  ['Amersfoort', 52.16, 5.39, '10_25'],
  ['Amsterdam', 52.37, 4.9, '25_50'],
  ['Eindhoven', 51.44, 5.48, '50_100'],
  ['Berlin', 52.52, 13.4, 'over_100'],
])('R-229 from Utrecht to %s only the bucket is returned', (_place, latitude, longitude, bucket) => {
  expect(getDistanceBucket(utrecht, { latitude, longitude })).toBe(bucket);
});

test('R-229 without a known place there is no distance', () => {
  expect(getDistanceBucket(utrecht, { latitude: null, longitude: null })).toBeNull();
});
