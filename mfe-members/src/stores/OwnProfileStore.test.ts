import { anError, anImage, anOwnProfile, aStore, aUser } from '@rendezvous/shared/testing';
import { OwnProfileStore } from './OwnProfileStore';

const profile = anOwnProfile({ name: 'Robin', photos: [anImage({ id: 'P1' })] });
const fullerProfile = anOwnProfile({ name: 'Robin', photos: [anImage({ id: 'P1' }), anImage({ id: 'P2' })] });
const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

async function setUp(api = {}) {
  const user = aUser({ profile });
  const setup = aStore({ user, api: { 'GET /api/profile.php': { profile }, 'GET /api/user.php': { user }, ...api } });
  const own = new OwnProfileStore(setup.store);
  await own.load();
  return { ...setup, own };
}

const getPhotoIds = (own: OwnProfileStore) => own.profile?.photos.map(({ id }) => id);

describe('OwnProfileStore', () => {
  test('R-255 an upload is busy until the new photo is in the profile and in the session', async () => {
    const { own, api, store } = await setUp();
    api.reply({
      'POST /api/photos.php': { photo: anImage({ id: 'P2' }) },
      'GET /api/profile.php': { profile: fullerProfile },
      'GET /api/user.php': { user: aUser({ profile: fullerProfile }) },
    });
    const upload = own.addPhoto(file);
    expect(own.isUploading).toBe(true);
    await upload;
    expect([own.isUploading, getPhotoIds(own)]).toEqual([false, ['P1', 'P2']]);
    expect(store.session.user?.profile.photos).toHaveLength(2);
  });

  test('R-256 R-161 the file is sent once', async () => {
    const { own, api } = await setUp({ 'POST /api/photos.php': { photo: anImage({ id: 'P2' }) } });
    await own.addPhoto(file);
    const bodies = api.calls('POST /api/photos.php');
    expect(bodies.map((body) => body.has('file'))).toEqual([true]);
  });

  test.each(['photo_limit', 'photo_invalid', 'server_error'] as const)(
    'R-255 R-256 an upload rejected with %s shows the reason and leaves the photos unchanged',
    async (code) => {
      const { own, store } = await setUp({ 'POST /api/photos.php': anError(code) });
      await own.addPhoto(file);
      expect(store.toasts.items).toMatchObject([{ tone: 'danger', content: { code } }]);
      expect([own.isUploading, own.error, getPhotoIds(own)]).toEqual([false, null, ['P1']]);
    },
  );

  test('R-255 after a failed upload the next one works', async () => {
    const { own, api } = await setUp({ 'POST /api/photos.php': anError('server_error') });
    await own.addPhoto(file);
    api.reply({ 'POST /api/photos.php': { photo: anImage({ id: 'P2' }) }, 'GET /api/profile.php': { profile: fullerProfile } });
    await own.addPhoto(file);
    expect(getPhotoIds(own)).toEqual(['P1', 'P2']);
  });

  test('R-060 a removed photo is gone from profile and session', async () => {
    const profileWithoutPhotos = anOwnProfile({ photos: [], main_image: null });
    const { own, api, store } = await setUp({ 'DELETE /api/photos.php': { deleted: true } });
    api.reply({
      'GET /api/profile.php': { profile: profileWithoutPhotos },
      'GET /api/user.php': { user: aUser({ profile: profileWithoutPhotos }) },
    });
    await own.removePhoto('P1');
    expect(api.calls('DELETE /api/photos.php')).toEqual([{ id: 'P1' }]);
    expect(getPhotoIds(own)).toEqual([]);
    expect(store.session.user?.profile.main_image).toBeNull();
  });

  test('keeps a photo that could not be removed and shows the reason', async () => {
    const { own, store } = await setUp({ 'DELETE /api/photos.php': anError('validation') });
    await own.removePhoto('P1');
    expect(getPhotoIds(own)).toEqual(['P1']);
    expect(store.toasts.items).toHaveLength(1);
  });

  test('R-253 saving changes profile and session at once', async () => {
    const { own, store } = await setUp({ 'PUT /api/profile.php': { profile: anOwnProfile({ city: 'Utrecht' }) } });
    await own.save({ city: 'Utrecht' });
    expect(own.profile?.city).toBe('Utrecht');
    expect(store.session.user?.profile.city).toBe('Utrecht');
  });

  test('R-171 an invalid change rejects with the invalid fields and changes nothing', async () => {
    const { own } = await setUp({ 'PUT /api/profile.php': anError('validation', {}, { city: 'validation' }) });
    await expect(own.save({ city: '' })).rejects.toMatchObject({ code: 'validation', fields: { city: 'validation' } });
    expect(own.profile?.city).toBe('Amsterdam');
  });

  test('a retry clears the error', async () => {
    const { own, api } = await setUp({ 'GET /api/profile.php': anError('validation') });
    expect([own.profile, own.error]).toEqual([null, expect.objectContaining({ code: 'validation' })]);
    api.reply({ 'GET /api/profile.php': { profile } });
    await own.load();
    expect([own.profile?.name, own.error]).toEqual(['Robin', null]);
  });
});
