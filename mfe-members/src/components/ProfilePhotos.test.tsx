import type { User } from '@rendezvous/shared/contract';
import { anImage, aProfile, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { ProfilePhotos } from './ProfilePhotos';

/** The profile as the server sends it: the photos that the viewer may see come first and are unlocked, the others are locked. */
const createAnna = (unlockedCount: number) =>
  aProfile({
    id: 'Anna000000',
    name: 'Anna',
    photos: Array.from({ length: 5 }, (_, n) => anImage({ id: `P${n}`, locked: n >= unlockedCount })),
  });

const show = (user: User | null, unlockedCount: number, query = '') =>
  renderScreen(<ProfilePhotos profile={createAnna(unlockedCount)} />, {
    user,
    path: '/members/{id}',
    route: `/members/Anna000000${query}`,
  });

const getPhotoButton = (n: number) => screen.getByRole('button', { name: new RegExp(`^Anna, photo ${n} of 5`) });
const queryViewer = () => screen.queryByRole('dialog', { name: 'Anna' });

describe('the photos of a member', () => {
  test('R-235 R-236 a visitor sees how to unlock the other photos and gets the signup modal, not the photo', async () => {
    const { person, store } = show(null, 1);
    expect(screen.getByText('You need to be logged in to view more photos')).toBeVisible();
    await person.click(getPhotoButton(2));
    expect(queryViewer()).not.toBeInTheDocument();
    expect(store.overlays.getPayload('signup')).toEqual({ memberId: 'Anna000000' });
  });

  test('R-235 R-237 a free member sees the premium alert until it is closed', async () => {
    const { person, store } = show(aUser(), 3);
    await person.click(getPhotoButton(4));
    expect(screen.getByText(/Premium members see all photos/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits');
    expect(store.overlays.current).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('link', { name: 'Buy credits' })).not.toBeInTheDocument();
  });

  test('R-235 a premium member sees all of them', async () => {
    const { person } = show(aUser({ paid_user: true }), 5);
    await person.click(getPhotoButton(5));
    expect(queryViewer()).toBeVisible();
    expect(screen.getByRole('group', { name: 'Anna, photo 5 of 5' })).toBeVisible();
  });

  test('R-238 the arrow keys move through the unlocked photos only', async () => {
    const { person, address } = show(aUser(), 3);
    await person.click(getPhotoButton(1));
    screen.getByRole('button', { name: 'Next photo' }).focus();
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(address()).toBe('/members/Anna000000?photo=3');
    await person.keyboard('{ArrowRight}');
    expect(address()).toBe('/members/Anna000000?photo=1');
    await person.keyboard('{ArrowLeft}');
    expect(address()).toBe('/members/Anna000000?photo=3');
  });

  test('R-238 Escape closes the viewer and removes the photo from the URL', async () => {
    const { person, address } = show(aUser(), 3, '?photo=2');
    expect(queryViewer()).toBeVisible();
    await person.keyboard('{Escape}');
    expect(queryViewer()).not.toBeInTheDocument();
    expect(address()).toBe('/members/Anna000000');
  });

  test.each(['?photo=4', '?photo=0', '?photo=99', '?photo=x'])(
    'R-235 the URL query %s does not open a locked or missing photo',
    (query) => {
      show(aUser(), 3, query);
      expect(queryViewer()).not.toBeInTheDocument();
    },
  );

  test('a member without photos has nothing to open', () => {
    renderScreen(<ProfilePhotos profile={aProfile({ name: 'Anna', photos: [] })} />, { user: aUser() });
    expect(screen.getByRole('button')).toBeDisabled();
  });
});
