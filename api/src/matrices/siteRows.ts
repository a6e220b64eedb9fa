import { unsubscribeToken } from '../notify/unsubscribeToken';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, caller, NOBODY } from './caller';
import { type Attempt, type CallRow, type Refused, WHY_NOT } from './CallRow';

const complaint = { category: 'payment', email: 'jan@example.org', description: 'My order of yesterday has not arrived.' };
const visit = { name: 'alonetonight', slug: 'default', variant: 'default' };

const attached = async (api: TestApi): Promise<string> =>
  (await uploadPhoto(api.visitor, '/api/complaint-file.php', await aPicture(200, 100))).body.file_id;

const unsubscription = async (api: TestApi): Promise<string> => unsubscribeToken(api.app.config.secrets[0], (await api.aMember()).id);

/** One member's link with another's signature. */
const mixed: Refused = [
  'token_invalid',
  async (api) => {
    const [, signature] = (await unsubscription(api)).split('.');
    return { client: api.visitor, query: { token: `${(await api.aMember()).id}.${signature}` } };
  },
];
const unsigned: Refused = ['token_invalid', byVisitor({ query: { token: 'made-up' } })];

async function aFile(api: TestApi): Promise<Attempt> {
  const id = await attached(api);
  await api.visitor.post('/api/complaint.php', { ...complaint, attachments: [id] });
  return { client: api.visitor, query: { id } };
}

/** Settings, reference data, pages, complaints and the site's own calls. */
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
    success: byVisitor({ body: visit }),
    refusal: ['not_found', byVisitor({ body: { ...visit, name: 'nothing' } })],
    foreign: WHY_NOT.namesPublic,
  },
  'POST /api/complaint.php': {
    rows: 'R-090 R-391',
    success: byVisitor({ body: { ...complaint, reference: 'order 12' }, shows: { ticket: expect.stringMatching(/^C-/) } }),
    refusal: ['consent_required', byVisitor({ body: { ...complaint, category: 'content' } })],
    foreign: [
      'not_found',
      async (api) => ({ client: api.visitor, body: { ...complaint, attachments: [String((await aFile(api)).query?.['id'])] } }),
    ],
  },
  'POST /api/complaint-file.php': {
    rows: 'R-090',
    success: async (api) => ({ client: api.visitor, file: await aPicture(200, 100), shows: { file_id: expect.any(String) } }),
    refusal: ['photo_invalid', byVisitor({ file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })],
    foreign: WHY_NOT.createsOnly,
    bad: ['photo_invalid', byVisitor({ body: { file: 'x' } })],
  },
  'GET /api/complaint-file.php': {
    rows: 'R-090 R-408',
    success: async (api) => ({ ...(await caller(api, { role: 'moderator' })), query: (await aFile(api)).query ?? {} }),
    refusal: ['not_found', byMember({ query: { id: NOBODY } }, { role: 'moderator' })],
    foreign: ['not_found', async (api) => ({ ...(await caller(api)), query: (await aFile(api)).query ?? {} })],
  },
  'GET /api/unsubscribe.php': {
    rows: 'R-406',
    success: async (api) => ({ client: api.visitor, query: { token: await unsubscription(api) } }),
    refusal: unsigned,
    foreign: mixed,
  },
  'POST /api/unsubscribe.php': {
    rows: 'R-406',
    success: async (api) => ({ client: api.visitor, query: { token: await unsubscription(api) } }),
    refusal: unsigned,
    foreign: mixed,
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
    refusal: ['cross_site', async (api) => ({ client: api.visitor.with({ 'sec-fetch-site': 'cross-site' }), body: {} })],
    foreign: WHY_NOT.namesNothing,
  },
} satisfies Record<string, CallRow>;
