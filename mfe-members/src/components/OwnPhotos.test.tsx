import type { ProfileImage } from '@rendezvous/shared/contract';
import { anError, anImage, anOwnProfile, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ProfileScreen } from '../screens/ProfileScreen';

const someImages = (count: number): ProfileImage[] => Array.from({ length: count }, (_, n) => anImage({ id: `P${n}` }));
const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

async function open(photos: ProfileImage[], paid_user = false, api = {}) {
  const profile = anOwnProfile({ photos });
  const user = aUser({ paid_user, profile });
  const view = renderScreen(<ProfileScreen />, {
    user,
    path: '/profile',
    route: '/profile',
    api: { 'GET /api/profile.php': { profile }, 'GET /api/user.php': { user }, ...api },
  });
  await screen.findByRole('button', { name: /^Add a photo/ });
  return view;
}

const getUploadButton = () => screen.getByRole('button', { name: /^Add a photo/ });
const getRemoveButtons = () => screen.getAllByRole('button', { name: 'Remove this photo' });

describe('the member’s own photos', () => {
  test.each([
    [2, false, '(2 of 3)', true],
    [3, false, '(3 of 3)', false],
    [3, true, '(3 of 25)', true],
    [24, true, '(24 of 25)', true],
    [25, true, '(25 of 25)', false],
  ])('R-255 with %d photos, paid %s: "Add a photo %s", enabled %s', async (count, paid, text, enabled) => {
    await open(someImages(count), paid);
    expect(getUploadButton()).toHaveAccessibleName(`Add a photo ${text}`);
    if (enabled) expect(getUploadButton()).toBeEnabled();
    else expect(getUploadButton()).toBeDisabled();
  });

  test('R-255 shows a premium member at the limit a notice, without an offer to buy credits', async () => {
    await open(someImages(25), true);
    expect(screen.getByText('You have reached the maximum of 25 photos')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy credits' })).not.toBeInTheDocument();
  });

  test('R-237 R-255 shows a free member at the limit the reason and a link to the credits', async () => {
    await open(someImages(3));
    expect(screen.getByText(/Free members can have 3 photos, Premium members 25/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits');
  });

  test('R-256 a chosen file appears among the photos', async () => {
    const { person, api } = await open(someImages(1));
    const profile = anOwnProfile({ photos: someImages(2) });
    api.reply({
      'POST /api/photos.php': { photo: anImage({ id: 'P1' }) },
      'GET /api/profile.php': { profile },
      'GET /api/user.php': { user: aUser({ profile }) },
    });
    await person.upload(screen.getByLabelText('Photo file'), file);
    await waitFor(() => expect(getRemoveButtons()).toHaveLength(2));
    expect(getUploadButton()).toHaveAccessibleName('Add a photo (2 of 3)');
  });

  test('R-256 a rejected file shows the reason and leaves the photos unchanged', async () => {
    const { person } = await open(someImages(1), false, { 'POST /api/photos.php': anError('server_error') });
    await person.upload(screen.getByLabelText('Photo file'), file);
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(getRemoveButtons()).toHaveLength(1);
    expect(getUploadButton()).toBeEnabled();
  });

  test('R-256 the file field takes JPEG, PNG and WebP only', async () => {
    await open(someImages(1));
    expect(screen.getByLabelText('Photo file')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  });

  test.each([
    ['pending', 'Being checked'],
    ['rejected', 'Not accepted'],
  ] as const)('R-120 a %s photo is marked "%s"', async (status, mark) => {
    await open([anImage({ id: 'P0', status }), anImage({ id: 'P1' })]);
    const markedItems = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(mark));
    expect(markedItems).toHaveLength(1);
  });

  test.each([
    ['no_person', 'The photo does not show a person.'],
    ['quality', 'The photo is too blurred or too dark.'],
  ] as const)('R-120 R-257 a photo rejected for %s shows its owner the reason', async (reason, text) => {
    await open([anImage({ id: 'P0', status: 'rejected', reason }), anImage({ id: 'P1' })]);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByText(/^The photo /)).toHaveLength(1);
  });

  test('a photo can be removed', async () => {
    const { person, api } = await open(someImages(2), false, { 'DELETE /api/photos.php': { deleted: true } });
    api.reply({ 'GET /api/profile.php': { profile: anOwnProfile({ photos: someImages(1) }) } });
    await person.click(getRemoveButtons()[1]!);
    await waitFor(() => expect(getRemoveButtons()).toHaveLength(1));
    expect(api.calls('DELETE /api/photos.php')).toEqual([{ id: 'P1' }]);
  });
});
