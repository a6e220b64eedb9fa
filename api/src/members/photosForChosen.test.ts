import type { ProfileImage } from '@rendezvous/shared/contract';
import { aConversation } from '../testing/aConversation';
import type { TestMember } from '../testing/aMember';
import { aPicture, addMorePhotos, uploadPhoto } from '../testing/aPicture';
import type { TestClient } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();

/** A premium member with five photos, all of which but the main one are visible to chosen members only. */
async function anOwner(): Promise<{ owner: TestMember; asOwner: TestClient }> {
  const owner = await api.aMember({ photo: true, paid: true, profile: { visitor_visible: true, photos_for_chosen: true } });
  await addMorePhotos(api.db, owner.id, 4);
  return { owner, asOwner: await api.as(owner) };
}

const aViewer = async (paid = true) => {
  const member = await api.aMember({ paid, profile: { gender: 'male' } });
  return { member, client: await api.as(member) };
};

const loadPhotos = async (client: TestClient, { id }: TestMember): Promise<ProfileImage[]> =>
  (await client.get('/api/member.php', { id })).body.profile.photos;

const getStatus = async (address = ''): Promise<number> => (await api.visitor.get(address)).status;

test('R-006 R-235 others see only the main photo, and no locked ones that a purchase would not unlock', async () => {
  const { owner } = await anOwner();
  for (const client of [api.visitor, (await aViewer(false)).client, (await aViewer()).client]) {
    const photos = await loadPhotos(client, owner);
    expect(photos.map(({ locked }) => locked)).toEqual([false]);
    expect(await getStatus(photos[0]?.filename)).toBe(200);
  }
});

test('R-006 R-235 a member whom the owner likes sees all photos of their account level, until the like is taken back', async () => {
  const { owner, asOwner } = await anOwner();
  const [freeViewer, premiumViewer] = [await aViewer(false), await aViewer()];
  for (const { member } of [freeViewer, premiumViewer]) await asOwner.post('/api/like.php', { profile_id: member.id });
  expect((await loadPhotos(freeViewer.client, owner)).map(({ locked }) => locked)).toEqual([false, false, false, true, true]);
  const photos = await loadPhotos(premiumViewer.client, owner);
  expect(photos.map(({ locked }) => locked)).toEqual([false, false, false, false, false]);
  for (const { filename, thumb_filename: thumb } of photos) expect([await getStatus(filename), await getStatus(thumb)]).toEqual([200, 200]);
  await asOwner.delete('/api/like.php', { profile_id: premiumViewer.member.id });
  expect(await loadPhotos(premiumViewer.client, owner)).toHaveLength(1);
});

test('R-006 a like by the viewer does not make them chosen, and the owner chooses each member individually', async () => {
  const { owner, asOwner } = await anOwner();
  const [admirer, other] = [await aViewer(), await aViewer()];
  await admirer.client.post('/api/like.php', { profile_id: owner.id });
  await asOwner.post('/api/like.php', { profile_id: other.member.id });
  expect(await loadPhotos(admirer.client, owner)).toHaveLength(1);
});

test('R-006 a member the owner has written to sees all photos; writing to the owner is not enough', async () => {
  const conversation = await aConversation(api, {
    partner: { photo: true, paid: true, profile: { gender: 'male', photos_for_chosen: true } },
  });
  await addMorePhotos(api.db, conversation.partner.id, 2);
  expect(await loadPhotos(conversation.mine, conversation.partner)).toHaveLength(1);
  await conversation.send({ body: 'Hello' }, conversation.theirs);
  expect(await loadPhotos(conversation.mine, conversation.partner)).toHaveLength(3);
});

test('R-006 R-235 addresses issued before the switch open only the main photo, and no other photo in any size', async () => {
  const { owner, asOwner } = await anOwner();
  const { client } = await aViewer();
  await asOwner.put('/api/privacy.php', { photos_for_chosen: false });
  const photosBefore = await loadPhotos(client, owner);
  expect(photosBefore).toHaveLength(5);
  for (const { filename } of photosBefore) expect(await getStatus(filename)).toBe(200);
  await asOwner.put('/api/privacy.php', { photos_for_chosen: true });
  const [mainAddresses, ...hiddenAddresses] = photosBefore.map(({ filename, thumb_filename: thumb, match }) => [filename, thumb, match]);
  for (const address of mainAddresses ?? []) expect(await getStatus(address)).toBe(200);
  for (const address of hiddenAddresses.flat()) expect(await getStatus(address)).toBe(404);
});

test('R-006 R-235 an address with the right of chosen members cannot be forged from another address', async () => {
  const { owner } = await anOwner();
  const [mainPhoto] = await loadPhotos(api.visitor, owner);
  const rows = await api.db.selectFrom('photos').select('id').where('member_id', '=', owner.id).where('position', '>', 0).execute();
  for (const { id } of rows) expect(await getStatus(mainPhoto?.filename.replace(mainPhoto.id, id))).toBe(404);
});

test('R-006 changing the main photo changes which one others see', async () => {
  const { owner, asOwner } = await anOwner();
  const { client } = await aViewer();
  const [oldMainPhoto] = await loadPhotos(client, owner);
  const ownPhotos: ProfileImage[] = (await asOwner.get('/api/profile.php')).body.profile.photos;
  await asOwner.put('/api/photos.php', { main: ownPhotos[3]?.id });
  const [newMainPhoto, ...otherPhotos] = await loadPhotos(client, owner);
  expect([newMainPhoto?.id, otherPhotos]).toEqual([ownPhotos[3]?.id, []]);
  expect([await getStatus(newMainPhoto?.filename), await getStatus(oldMainPhoto?.filename)]).toEqual([200, 404]);
});

test('R-006 R-123 the owner sees every photo through every call, including a new one', async () => {
  const { asOwner } = await anOwner();
  const uploadResponse = await uploadPhoto(asOwner, '/api/photos.php', await aPicture());
  const { photos } = (await asOwner.get('/api/profile.php')).body.profile;
  expect(photos).toHaveLength(6);
  const arrangeResponse = await asOwner.put('/api/photos.php', {});
  const shownPhotos = [uploadResponse.body.photo, ...photos, ...arrangeResponse.body.photos];
  for (const { thumb_filename: thumb } of shownPhotos) expect(await getStatus(thumb)).toBe(200);
});

test('R-006 R-408 moderators see every photo, including one waiting for review', async () => {
  const { owner, asOwner } = await anOwner();
  await uploadPhoto(asOwner, '/api/photos.php', await aPicture());
  const moderator = await api.as(await api.aMember({ role: 'moderator', paid: true }));
  expect(await loadPhotos(moderator, owner)).toHaveLength(5);
  const [pendingCase] = (await moderator.get('/api/moderation.php')).body.photos.filter(
    ({ member }: { member: TestMember }) => member.id === owner.id,
  );
  expect(await getStatus(pendingCase.image.filename)).toBe(200);
});
