import { getRegions } from './getRegions';
import { REGION_CODES } from '../ports/createBundledPlaces';
import { testApi } from '../testing/testApi';

const api = testApi();

test('R-384 returns the regions of each served country, by ISO 3166-2 code', async () => {
  const { body } = await api.visitor.get('/api/regions.php');
  expect(body.regions.NL).toContainEqual({ code: 'NH', name: 'Noord-Holland' });
  expect(body.regions.DK).toContainEqual({ code: '84', name: 'Hovedstaden' });
  expect(Object.keys(body.regions)).toContain('NZ');
});

test('R-376 every region of the place list is a known region', () => {
  const unknownCodes = Object.entries(REGION_CODES).flatMap(([country, codes]) => {
    const knownCodes = getRegions(country).map(({ code }) => code);
    return Object.values(codes)
      .filter((code) => !knownCodes.includes(code))
      .map((code) => `${country}-${code}`);
  });
  expect(unknownCodes).toEqual([]);
});
