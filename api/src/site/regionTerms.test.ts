import { LOCALES } from '@rendezvous/shared/contract';
import { testApi } from '../testing/testApi';

const api = testApi();
const requestTerms = (country: string, locale = 'en') => api.visitor.get('/api/regionterms.php', { country, locale });

test.each(LOCALES)('R-321 R-396 the terms exist in %s, with company and days filled in', async (locale) => {
  const { status, body } = await requestTerms('NL', locale);
  expect(status).toBe(200);
  expect(body.text).toContain('Rendezvous Media B.V.');
  expect(body.text).toContain('14');
  expect(body.text).not.toMatch(/[{}]/);
});

test('R-321 the right of withdrawal is named where it exists, a voluntary return elsewhere', async () => {
  expect((await requestTerms('DE')).body.text).toContain('withdraw from this contract');
  expect((await requestTerms('US')).body.text).toContain('voluntary service');
  expect((await requestTerms('DE')).body.version).not.toBe((await requestTerms('US')).body.version);
});

test('R-321 R-396 a country that is not served is 404, a malformed one 422', async () => {
  expect((await requestTerms('BR')).status).toBe(404);
  expect((await requestTerms('nl')).status).toBe(422);
});
