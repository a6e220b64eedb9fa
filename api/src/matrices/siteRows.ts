import { byMember, byVisitor } from './createCaller';
import { type CallRow, WHY_NOT } from './CallRow';

const landerVisit = { name: 'alonetonight', slug: 'default', variant: 'default' };

/** Rows of the calls for settings, reference data, pages, pictures, clips, landers and geocoding, and for reporting hidden pages. */
export const siteRows = {
  'GET /api/settings.php': {
    rows: 'R-165 R-383',
    success: byVisitor({ query: { _force_domain: 'localhost' }, shows: { settings: { name: 'Rendezvous' } } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesPublic,
  },
  'GET /api/interests.php': {
    rows: 'R-164 R-384',
    success: byVisitor({ shows: { interests: expect.any(Array) } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/regions.php': {
    rows: 'R-164 R-384',
    success: byVisitor({ shows: { regions: { NL: expect.any(Array) } } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/companyinfo.php': {
    rows: 'R-164 R-384',
    success: byVisitor({ shows: { company: { name: 'Rendezvous Media B.V.' } } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/regionterms.php': {
    rows: 'R-321 R-396',
    success: byVisitor({ query: { country: 'NL', locale: 'nl' }, shows: { text: expect.any(String) } }),
    refusal: ['not_found', byVisitor({ query: { country: 'BR', locale: 'en' } })],
    foreign: WHY_NOT.namesPublic,
  },
  'GET /api/page.php': {
    rows: 'R-010 R-396',
    success: byVisitor({ query: { token: 'faq', locale: 'de' }, shows: { page: { token: 'faq' } } }),
    refusal: ['page_not_found', byVisitor({ query: { token: 'nothing-here', locale: 'en' } })],
    foreign: WHY_NOT.namesPublic,
  },
  'GET /api/picture.php': {
    rows: 'R-353',
    success: byVisitor({ query: { name: 'alonetonight', size: '480' } }),
    refusal: ['validation', byVisitor({ query: { name: 'sunrise', size: '480' } })],
    foreign: WHY_NOT.namesPublic,
  },
  'GET /api/clip.php': {
    rows: 'R-359 R-360',
    success: byVisitor({ query: { name: 'lake' } }),
    refusal: ['validation', byVisitor({ query: { name: 'film' } })],
    foreign: WHY_NOT.namesPublic,
  },
  'GET /api/lander.php': {
    rows: 'R-348 R-396',
    success: byVisitor({ query: { name: 'alonetonight', slug: 'default', locale: 'en' }, shows: { lander: { name: 'alonetonight' } } }),
    refusal: ['not_found', byVisitor({ query: { name: 'nothing', locale: 'en' } })],
    foreign: WHY_NOT.namesPublic,
  },
  'POST /api/lander-hit.php': {
    rows: 'R-362 R-396',
    success: byVisitor({ body: landerVisit }),
    refusal: ['not_found', byVisitor({ body: { ...landerVisit, name: 'nothing' } })],
    foreign: WHY_NOT.namesPublic,
  },
  'GET /api/geocode.php': {
    rows: 'R-084 R-376',
    success: byMember({ query: { lat: 52.09, lon: 5.12 }, shows: { country: 'NL', region: 'UT', city: 'Utrecht' } }),
    refusal: ['validation', byVisitor({ query: { lat: 91, lon: 5 } })],
    foreign: WHY_NOT.namesPublic,
  },
  'POST /api/page-hidden.php': {
    rows: 'R-076 R-377',
    success: byMember({ body: {} }),
    refusal: ['cross_site', async (api) => ({ client: api.visitor.withHeaders({ 'sec-fetch-site': 'cross-site' }), body: {} })],
    foreign: WHY_NOT.namesNothing,
  },
} satisfies Record<string, CallRow>;
