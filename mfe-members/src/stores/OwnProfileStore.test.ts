import { anError, anImage, anOwnProfile, aStore, aUser } from '@rendezvous/shared/testing';
import { OwnProfileStore } from './OwnProfileStore';

const profile = anOwnProfile({ name: 'Robin', photos: [anImage({ id: 'P1' })] });
const fullerProfile = anOwnProfile({ name: 'Robin', photos: [anImage({ id: 'P1' }), anImage({ id: 'P2' })] });
const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

async function setUp(api = {}) {
  const user = aUser({ profile });
  const setup = aStore({ user, api: { 'GET /api/profile.php': { profile }, 'GET /api/user.php': { user }, ...api } });
  const ownProfileStore = new OwnProfileStore(setup.store);
  await ownProfileStore.load();
  return { ...setup, ownProfileStore };
}

const getPhotoIds = (ownProfileStore: OwnProfileStore) => ownProfileStore.profile?.photos.map(({ id }) => id);

describe('OwnProfileStore', () => {
  test('R-255 an upload is busy until the new photo is in the profile and in the session', async () => {
    const { ownProfileStore, api, store } = await setUp();
    api.reply({
      'POST /api/photos.php': { photo: anImage({ id: 'P2' }) },
      'GET /api/profile.php': { profile: fullerProfile },
      'GET /api/user.php': { user: aUser({ profile: fullerProfile }) },
    });
    const upload = ownProfileStore.addPhoto(file);
    expect(ownProfileStore.isUploading).toBe(true);
    await upload;
    expect([ownProfileStore.isUploading, getPhotoIds(ownProfileStore)]).toEqual([false, ['P1', 'P2']]);
    expect(store.session.user?.profile.photos).toHaveLength(2);
  });

  test('R-256 R-161 the file is sent once', async () => {
    const { ownProfileStore, api } = await setUp({ 'POST /api/photos.php': { photo: anImage({ id: 'P2' }) } });
    await ownProfileStore.addPhoto(file);
    const bodies = api.calls('POST /api/photos.php');
    expect(bodies.map((body) => body.has('file'))).toEqual([true]);
  });

  test.each(['photo_limit', 'photo_invalid', 'server_error'] as const)(
    'R-255 R-256 an upload rejected with %s shows the reason and leaves the photos unchanged',
    async (code) => {
      const { ownProfileStore, store } = await setUp({ 'POST /api/photos.php': anError(code) });
      await ownProfileStore.addPhoto(file);
      expect(store.toasts.items).toMatchObject([{ tone: 'danger', content: { code } }]);
      expect([ownProfileStore.isUploading, ownProfileStore.error, getPhotoIds(ownProfileStore)]).toEqual([false, null, ['P1']]);
    },
  );

  test('R-255 after a failed upload the next one works', async () => {
    const { ownProfileStore, api } = await setUp({ 'POST /api/photos.php': anError('server_error') });
    await ownProfileStore.addPhoto(file);
    api.reply({ 'POST /api/photos.php': { photo: anImage({ id: 'P2' }) }, 'GET /api/profile.php': { profile: fullerProfile } });
    await ownProfileStore.addPhoto(file);
    expect(getPhotoIds(ownProfileStore)).toEqual(['P1', 'P2']);
  });

  test('R-060 a removed photo is gone from profile and session', async () => {
    const profileWithoutPhotos = anOwnProfile({ photos: [], main_image: null });
    const { ownProfileStore, api, store } = await setUp({ 'DELETE /api/photos.php': { deleted: true } });
    api.reply({
      'GET /api/profile.php': { profile: profileWithoutPhotos },
      'GET /api/user.php': { user: aUser({ profile: profileWithoutPhotos }) },
    });
    await ownProfileStore.removePhoto('P1');
    expect(api.calls('DELETE /api/photos.php')).toEqual([{ id: 'P1' }]);
    expect(getPhotoIds(ownProfileStore)).toEqual([]);
    expect(store.session.user?.profile.main_image).toBeNull();
  });

  test('keeps a photo that could not be removed and shows the reason', async () => {
    const { ownProfileStore, store } = await setUp({ 'DELETE /api/photos.php': anError('validation') });
    await ownProfileStore.removePhoto('P1');
    expect(getPhotoIds(ownProfileStore)).toEqual(['P1']);
    expect(store.toasts.items).toHaveLength(1);
  });

  test('R-253 saving changes profile and session at once', async () => {
    const { ownProfileStore, store } = await setUp({ 'PUT /api/profile.php': { profile: anOwnProfile({ city: 'Utrecht' }) } });
    await ownProfileStore.save({ city: 'Utrecht' });
    expect(ownProfileStore.profile?.city).toBe('Utrecht');
    expect(store.session.user?.profile.city).toBe('Utrecht');
  });

  test('R-171 an invalid change rejects with the invalid fields and changes nothing', async () => {
    const { ownProfileStore } = await setUp({ 'PUT /api/profile.php': anError('validation', {}, { city: 'validation' }) });
    await expect(ownProfileStore.save({ city: '' })).rejects.toMatchObject({ code: 'validation', fields: { city: 'validation' } });
    expect(ownProfileStore.profile?.city).toBe('Amsterdam');
  });

  test('a retry clears the error', async () => {
    const { ownProfileStore, api } = await setUp({ 'GET /api/profile.php': anError('validation') });
    expect([ownProfileStore.profile, ownProfileStore.error]).toEqual([null, expect.objectContaining({ code: 'validation' })]);
    api.reply({ 'GET /api/profile.php': { profile } });
    await ownProfileStore.load();
    expect([ownProfileStore.profile?.name, ownProfileStore.error]).toEqual(['Robin', null]);
  });
});
