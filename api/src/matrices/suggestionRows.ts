import type { MemberTraits } from '../testing/aMember';
import type { TestApi } from '../testing/testApi';
import { byMember, createCaller, MAN } from './createCaller';
import { type Attempt, type CallRow, WHY_NOT } from './CallRow';

const finderAnswers = { gender: 'male', min_age: 18, max_age: 99, region: null, distance: null, interests: [] };

const withSwipe =
  (action: string, traits: MemberTraits = {}) =>
  async (api: TestApi): Promise<Attempt> => {
    const { id } = await api.aMember({ photo: true, profile: { gender: 'male' }, ...traits });
    return { ...(await createCaller(api)), body: { profile_id: id, action } };
  };

/** Rows of the calls that suggest members: auto-like, swipe game and match finder. */
export const suggestionRows = {
  'GET /api/auto-like.php': {
    rows: 'R-251 R-378',
    success: async (api) => {
      const [{ client, me }, admirer] = [await createCaller(api), await api.aMember(MAN)];
      await (await api.as(admirer)).post('/api/like.php', { profile_id: me.id });
      return { client, me, shows: { profile: { id: admirer.id } } };
    },
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/swipe-game.php': {
    rows: 'R-248 R-389',
    success: async (api) => ({ ...(await withSwipe('pass')(api)), shows: { likes_left: 4, match: false } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/swipe-game.php': {
    rows: 'R-248 R-389',
    success: async (api) => ({ ...(await withSwipe('like')(api)), shows: { likes_left: 3, match: false } }),
    refusal: ['conflict', withSwipe('undo')],
    foreign: ['not_found', withSwipe('pass', { invisible: true })],
  },
  'GET /api/match-finder.php': {
    rows: 'R-252 R-388',
    success: byMember({ shows: { answers: null, matches: expect.any(Array) } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/match-finder.php': {
    rows: 'R-252 R-388',
    success: byMember({ body: { ...finderAnswers, interests: ['tea'] }, shows: { answers: { interests: ['tea'] } } }),
    refusal: ['validation', byMember({ body: { ...finderAnswers, min_age: 40, max_age: 30 } })],
    foreign: WHY_NOT.namesNothing,
  },
} satisfies Record<string, CallRow>;
