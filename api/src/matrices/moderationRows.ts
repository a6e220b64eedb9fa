import { aConversation, aReport } from '../testing/aConversation';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import type { TestApi } from '../testing/testApi';
import { aboutMember, byMember, byVisitor, createCaller, UNKNOWN_ID } from './createCaller';
import { type Attempt, type CallRow, WHY_NOT } from './CallRow';

const buildReportInput = (id: string): Partial<Attempt> => ({ body: { profile_id: id, reason: 'harassment', text: 'Does not stop' } });
const complaintBody = { category: 'payment', email: 'jan@example.org', description: 'My order of yesterday has not arrived.' };

async function withOpenReport(api: TestApi): Promise<Attempt> {
  await api.db.deleteFrom('reports').execute();
  await aReport(api);
  const { client, me } = await createCaller(api, { role: 'moderator' });
  const [{ id }] = (await client.get('/api/moderation.php')).body.reports;
  return { client, me, body: { kind: 'report', id, decision: 'dismiss' } };
}

const uploadFile = async (api: TestApi): Promise<string> =>
  (await uploadPhoto(api.visitor, '/api/complaint-file.php', await aPicture(200, 100))).body.file_id;

async function withAttachedFile(api: TestApi): Promise<Attempt> {
  const id = await uploadFile(api);
  await api.visitor.post('/api/complaint.php', { ...complaintBody, attachments: [id] });
  return { client: api.visitor, query: { id } };
}

/** Rows of the calls for reports and complaints, and for decisions on them. */
export const moderationRows = {
  'GET /api/report.php': {
    rows: 'R-260',
    success: byMember({ shows: { reports: [] } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/report.php': {
    rows: 'R-260 R-391',
    success: aboutMember((id) => ({ ...buildReportInput(id), shows: { reference: expect.stringMatching(/^R-/) } })),
    refusal: ['not_found', byMember(buildReportInput(UNKNOWN_ID))],
    foreign: [
      'not_found',
      async (api) => {
        const { me, partner, id } = await aConversation(api);
        return { ...(await createCaller(api)), body: { ...buildReportInput(partner.id).body, conversation: id, message_ids: [me.id] } };
      },
    ],
  },
  'GET /api/moderation.php': {
    rows: 'R-408',
    success: async (api) => ({ ...(await withOpenReport(api)), shows: { open: { report: 1 } } }),
    refusal: ['not_found', byMember()],
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/moderation.php': {
    rows: 'R-408',
    success: async (api) => ({ ...(await withOpenReport(api)), shows: { decided: true } }),
    refusal: ['not_found', byMember({ body: { kind: 'report', id: UNKNOWN_ID, decision: 'dismiss' } }, { role: 'moderator' })],
    foreign: ['not_found', async (api) => ({ ...(await createCaller(api)), body: (await withOpenReport(api)).body ?? {} })],
  },
  'POST /api/complaint.php': {
    rows: 'R-090 R-391',
    success: byVisitor({ body: { ...complaintBody, reference: 'order 12' }, shows: { ticket: expect.stringMatching(/^C-/) } }),
    refusal: ['consent_required', byVisitor({ body: { ...complaintBody, category: 'content' } })],
    foreign: [
      'not_found',
      async (api) => ({
        client: api.visitor,
        body: { ...complaintBody, attachments: [String((await withAttachedFile(api)).query?.['id'])] },
      }),
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
    success: async (api) => ({ ...(await createCaller(api, { role: 'moderator' })), query: (await withAttachedFile(api)).query ?? {} }),
    refusal: ['not_found', byMember({ query: { id: UNKNOWN_ID } }, { role: 'moderator' })],
    foreign: ['not_found', async (api) => ({ ...(await createCaller(api)), query: (await withAttachedFile(api)).query ?? {} })],
  },
} satisfies Record<string, CallRow>;
