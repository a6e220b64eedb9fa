import type { TestApi } from '../testing/testApi';
import { aboutMember, byMember, byVisitor, createCaller, MAN, UNKNOWN_ID } from './createCaller';
import { type Attempt, type CallRow, type RejectedCall, WHY_NOT } from './CallRow';

const withProfileId = (profile_id: string): Partial<Attempt> => ({ body: { profile_id } });
const unknownMemberCall: RejectedCall = ['not_found', byMember({ body: { profile_id: UNKNOWN_ID } })];
const invisibleMemberCall: RejectedCall = ['not_found', aboutMember(withProfileId, { invisible: true })];

async function withAdmirer(api: TestApi): Promise<Attempt> {
  const [{ client, me }, admirer] = [await createCaller(api), await api.aMember(MAN)];
  await (await api.as(admirer)).post('/api/like.php', { profile_id: me.id });
  return { client, me, body: { id: admirer.id } };
}

async function withForeignLike(api: TestApi): Promise<Attempt> {
  const attempt = await withAdmirer(api);
  return { ...(await createCaller(api)), body: attempt.body ?? {} };
}

/** Rows of the calls for finding, liking, blocking and hiding members. */
export const memberRows = {
  'GET /api/search.php': {
    rows: 'R-218 R-388',
    success: async (api) => ({ ...(await aboutMember(() => ({}))(api)), query: { min_age: 18, country: 'NL' }, shows: { page: 1 } }),
    refusal: ['premium_required', byMember({ query: { hair_color: 'red' } })],
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/member.php': {
    rows: 'R-233 R-388',
    success: aboutMember((id) => ({ query: { id }, shows: { profile: { id } } })),
    refusal: ['not_found', byVisitor({ query: { id: UNKNOWN_ID } })],
    foreign: ['not_found', aboutMember((id) => ({ query: { id } }), { invisible: true })],
  },
  'POST /api/like.php': {
    rows: 'R-245 R-389',
    success: aboutMember((id) => ({ ...withProfileId(id), shows: { match: false } })),
    refusal: unknownMemberCall,
    foreign: invisibleMemberCall,
  },
  'DELETE /api/like.php': {
    rows: 'R-245 R-389',
    success: aboutMember((id) => ({ ...withProfileId(id), shows: { match: false } })),
    refusal: unknownMemberCall,
    foreign: invisibleMemberCall,
  },
  'GET /api/likes.php': {
    rows: 'R-244 R-380',
    success: async (api) => ({ ...(await withAdmirer(api)), shows: { profiles: [], liked_by: [{ like_new: true }] } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/likes.php': {
    rows: 'R-240 R-389',
    success: async (api) => ({ ...(await withAdmirer(api)), shows: { like_new: false } }),
    refusal: ['not_found', byMember({ body: { id: UNKNOWN_ID } })],
    foreign: ['not_found', withForeignLike],
  },
  'GET /api/block.php': {
    rows: 'R-259 R-391',
    success: byMember({ shows: { blocked: [] } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/block.php': {
    rows: 'R-259 R-391',
    success: aboutMember((id) => ({ ...withProfileId(id), shows: { blocked: [{ id }] } })),
    refusal: unknownMemberCall,
    foreign: invisibleMemberCall,
  },
  'DELETE /api/block.php': {
    rows: 'R-259 R-391',
    success: async (api) => {
      const attempt = await aboutMember(withProfileId)(api);
      await attempt.client.post('/api/block.php', attempt.body);
      return { ...attempt, shows: { blocked: [] } };
    },
    refusal: unknownMemberCall,
    foreign: [
      'not_found',
      async (api) => {
        const { client, body } = await aboutMember(withProfileId)(api);
        await client.post('/api/block.php', body);
        return { ...(await createCaller(api)), ...(body ? { body } : {}) };
      },
    ],
  },
  'GET /api/hide.php': {
    rows: 'R-233',
    success: byMember({ shows: { hidden: [] } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/hide.php': {
    rows: 'R-233',
    success: aboutMember((id) => ({ ...withProfileId(id), shows: { hidden: [{ id }] } })),
    refusal: unknownMemberCall,
    foreign: invisibleMemberCall,
  },
  'DELETE /api/hide.php': {
    rows: 'R-233',
    success: async (api) => {
      const attempt = await aboutMember(withProfileId)(api);
      await attempt.client.post('/api/hide.php', attempt.body);
      return { ...attempt, shows: { hidden: [] } };
    },
    refusal: unknownMemberCall,
    foreign: [
      'not_found',
      async (api) => {
        const { client, body } = await aboutMember(withProfileId)(api);
        await client.post('/api/hide.php', body);
        return { ...(await createCaller(api)), ...(body ? { body } : {}) };
      },
    ],
  },
} satisfies Record<string, CallRow>;
