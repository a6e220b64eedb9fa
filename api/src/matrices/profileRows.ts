import { aPicture } from '../testing/aPicture';
import type { TestApi } from '../testing/testApi';
import { byMember, createCaller, UNKNOWN_ID } from './createCaller';
import { type Attempt, type CallRow, type MemberAttempt, WHY_NOT } from './CallRow';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

async function withPhoto(api: TestApi): Promise<MemberAttempt & { id: string; photoUrl: string }> {
  const { client, me } = await createCaller(api, { photo: true });
  const { main_image: image } = (await client.get('/api/profile.php')).body.profile;
  return { client, me, id: image.id, photoUrl: image.thumb_filename };
}

const withForeignPhoto =
  (buildInput: (id: string) => Partial<Attempt>) =>
  async (api: TestApi): Promise<Attempt> => ({ ...(await createCaller(api)), ...buildInput((await withPhoto(api)).id) });

/** Creates a member with a photo and returns the query of the photo's signed URL. */
const buildSignedPhotoQuery = async (api: TestApi): Promise<Record<string, string>> =>
  Object.fromEntries(new URL((await withPhoto(api)).photoUrl, 'http://localhost').searchParams);

/** Rows of the calls for members' own profiles, photos and privacy settings. */
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
    foreign: [
      'username_taken',
      async (api) => ({ ...(await createCaller(api)), body: { name: (await api.aMember()).name.toUpperCase() } }),
    ],
  },
  'POST /api/photos.php': {
    rows: 'R-256 R-390',
    success: async (api) => ({ ...(await createCaller(api)), file: await aPicture(), shows: { photo: { status: 'pending' } } }),
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
    foreign: ['not_found', withForeignPhoto((id) => ({ body: { main: id } }))],
  },
  'DELETE /api/photos.php': {
    rows: 'R-256 R-390',
    success: async (api) => {
      const { client, me, id } = await withPhoto(api);
      return { client, me, body: { id }, shows: { deleted: true } };
    },
    refusal: ['not_found', byMember({ body: { id: UNKNOWN_ID } })],
    foreign: ['not_found', withForeignPhoto((id) => ({ body: { id } }))],
  },
  'GET /api/photo.php': {
    rows: 'R-390',
    success: async (api) => ({ client: api.visitor, query: await buildSignedPhotoQuery(api) }),
    refusal: ['not_found', async (api) => ({ client: api.visitor, query: { ...(await buildSignedPhotoQuery(api)), size: '1200' } })],
    foreign: [
      'not_found',
      async (api) => ({ client: api.visitor, query: { ...(await buildSignedPhotoQuery(api)), id: (await withPhoto(api)).id } }),
    ],
  },
  'PUT /api/privacy.php': {
    rows: 'R-261 R-391',
    success: byMember({ body: { invisible: true }, shows: { privacy: { invisible: true } } }),
    refusal: ['validation', byMember({ body: { paid: true } })],
    foreign: WHY_NOT.namesNothing,
  },
} satisfies Record<string, CallRow>;
