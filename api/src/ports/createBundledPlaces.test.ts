import { createBundledPlaces } from './createBundledPlaces';

const places = createBundledPlaces();

test.each([
  [52.37, 4.89, 'NL', 'NH', 'Amsterdam'],
  [48.14, 11.58, 'DE', 'BY', 'Munich'],
  [60.17, 24.94, 'FI', '18', 'Helsinki'],
  [59.91, 10.75, 'NO', '03', 'Oslo'],
])('R-376 %s, %s lies in %s-%s, %s', async (latitude, longitude, country, region, city) => {
  expect(await places.findNearest(latitude, longitude)).toMatchObject({ country, region, city });
});

test('R-376 a position far from every place has none', async () => {
  expect(await places.findNearest(-60, -130)).toBeNull();
});

test('R-124 a place is found by its name without regard to case and accents', async () => {
  expect(await places.find('FR', 'orleans')).toMatchObject({ city: 'Orléans', region: 'CVL' });
  expect(await places.find('FR', 'Nowhere at all')).toBeNull();
});
