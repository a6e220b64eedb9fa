import type { MemberTraits } from '../testing/aMember';
import { aPicture } from '../testing/aPicture';
import type { TestApi } from '../testing/testApi';
import { byMember, caller, NOBODY } from './caller';
import { type Attempt, type CallRow, type OwnAttempt, WHY_NOT } from './CallRow';

const answers = { gender: 'male', min_age: 18, max_age: 99, region: null, distance: null, interests: [] };
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

async function withPhoto(api: TestApi): Promise<OwnAttempt & { id: string; address: string }> {
  const { client, me } = await caller(api, { photo: true });
  const { main_image: image } = (await client.get('/api/profile.php')).body.profile;
  return { client, me, id: image.id, address: image.thumb_filename };
}

const foreignPhoto =
  (input: (id: string) => Partial<Attempt>) =>
  async (api: TestApi): Promise<Attempt> => ({ ...(await caller(api)), ...input((await withPhoto(api)).id) });

const card =
  (action: string, traits: MemberTraits = {}) =>
  async (api: TestApi): Promise<Attempt> => {
    const { id } = await api.aMember({ photo: true, profile: { gender: 'male' }, ...traits });
    return { ...(await caller(api)), body: { profile_id: id, action } };
  };

/** The signed address of a photo, as a query. */
const signed = async (api: TestApi): Promise<Record<string, string>> =>
  Object.fromEntries(new URL((await withPhoto(api)).address, 'http://localhost').searchParams);

/** Members' own profiles, photos and choices; the games. */
export const profileRows = {
  'GET /api/profile.php': {
    rows: 'R-253 R-390',
    success: byMember({ shows: { profile: { date_of_birth: '1990-05-17' } } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/profile.php': {
    rows: 'R-253 R-390',
    success: byMember({
      body: { notes: { about_me: 'I like the sea', looking_for: null }, interests: ['tea'], city: 'Utrecht' },
      shows: { profile: { notes: { about_me: 'I like the sea' } } },
    }),
    refusal: ['validation', byMember({ body: { notes: { about_me: 'Write to me@example.org', looking_for: null } } })],
    foreign: ['username_taken', async (api) => ({ ...(await caller(api)), body: { name: (await api.aMember()).name.toUpperCase() } })],
  },
  'POST /api/photos.php': {
    rows: 'R-256 R-390',
    success: async (api) => ({ ...(await caller(api)), file: await aPicture(), shows: { photo: { status: 'pending' } } }),
    refusal: ['photo_invalid', byMember({ file: SVG })],
    foreign: WHY_NOT.createsOnly,
    bad: ['photo_invalid', byMember({ body: { file: 'x' } })],
  },
  'PUT /api/photos.php': {
    rows: 'R-256 R-390',
    success: async (api) => {
      const { client, me, id } = await withPhoto(api);
      return { client, me, body: { order: [id] }, shows: { photos: [{ id }] } };
    },
    refusal: ['validation', async (api) => ({ client: (await withPhoto(api)).client, body: { order: [] } })],
    foreign: ['not_found', foreignPhoto((id) => ({ body: { main: id } }))],
  },
  'DELETE /api/photos.php': {
    rows: 'R-256 R-390',
    success: async (api) => {
      const { client, me, id } = await withPhoto(api);
      return { client, me, body: { id }, shows: { deleted: true } };
    },
    refusal: ['not_found', byMember({ body: { id: NOBODY } })],
    foreign: ['not_found', foreignPhoto((id) => ({ body: { id } }))],
  },
  'GET /api/photo.php': {
    rows: 'R-390',
    success: async (api) => ({ client: api.visitor, query: await signed(api) }),
    refusal: ['not_found', async (api) => ({ client: api.visitor, query: { ...(await signed(api)), size: '1200' } })],
    foreign: ['not_found', async (api) => ({ client: api.visitor, query: { ...(await signed(api)), id: (await withPhoto(api)).id } })],
  },
  'PUT /api/privacy.php': {
    rows: 'R-261 R-391',
    success: byMember({ body: { invisible: true }, shows: { privacy: { invisible: true } } }),
    refusal: ['validation', byMember({ body: { paid: true } })],
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/notifications.php': {
    rows: 'R-085 R-391',
    success: byMember({ shows: { notifications: { offers: { email: false } } } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/notifications.php': {
    rows: 'R-085 R-391',
    success: byMember({ body: { notifications: { offers: { email: true } } }, shows: { notifications: { offers: { email: true } } } }),
    refusal: ['validation', byMember({ body: { notifications: { spam: { email: true } } } })],
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/auto-like.php': {
    rows: 'R-251 R-378',
    success: async (api) => {
      const [{ client, me }, admirer] = [await caller(api), await api.aMember({ photo: true, profile: { gender: 'male' } })];
      await (await api.as(admirer)).post('/api/like.php', { profile_id: me.id });
      return { client, me, shows: { profile: { id: admirer.id } } };
    },
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/swipe-game.php': {
    rows: 'R-248 R-389',
    success: async (api) => ({ ...(await card('pass')(api)), shows: { likes_left: 4, match: false } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/swipe-game.php': {
    rows: 'R-248 R-389',
    success: async (api) => ({ ...(await card('like')(api)), shows: { likes_left: 3, match: false } }),
    refusal: ['conflict', card('undo')],
    foreign: ['not_found', card('pass', { invisible: true })],
  },
  'GET /api/match-finder.php': {
    rows: 'R-252 R-388',
    success: byMember({ shows: { answers: null, matches: expect.any(Array) } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/match-finder.php': {
    rows: 'R-252 R-388',
    success: byMember({ body: { ...answers, interests: ['tea'] }, shows: { answers: { interests: ['tea'] } } }),
    refusal: ['validation', byMember({ body: { ...answers, min_age: 40, max_age: 30 } })],
    foreign: WHY_NOT.namesNothing,
  },
} satisfies Record<string, CallRow>;
