import { anError, anImage, anOwnProfile, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { ProfileScreen } from './ProfileScreen';

const profile = anOwnProfile({ notes: { about_me: 'Hello', looking_for: null }, photos: [anImage({ id: 'P1' })] });

const open = (user = aUser({ paid_user: false }), own = profile) =>
  renderScreen(<ProfileScreen />, { user, path: '/profile', route: '/profile', api: { 'GET /api/profile.php': { profile: own } } });

describe('ProfileScreen', () => {
  test('R-253 saves the words of the member', async () => {
    const { person, api } = open();
    api.reply({ 'PUT /api/profile.php': { profile } });
    const about = await screen.findByRole('textbox', { name: /About me/ });
    await person.clear(about);
    await person.type(about, 'I bake bread');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(api.calls('PUT /api/profile.php')[0]).toMatchObject({ notes: { about_me: 'I bake bread', looking_for: null } });
  });

  test('R-171 keeps what was typed when saving fails', async () => {
    const { person, api } = open();
    api.reply({ 'PUT /api/profile.php': anError('validation') });
    await person.type(await screen.findByRole('textbox', { name: /About me/ }), ' there');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /About me/ })).toHaveValue('Hello there');
  });

  test('R-255 the upload button counts the photos', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Add a photo (1 of 3)' })).toBeEnabled();
  });

  test('R-255 a free member at the limit is led to premium', async () => {
    const photos = ['P1', 'P2', 'P3'].map((id) => anImage({ id }));
    open(aUser({ paid_user: false }), anOwnProfile({ photos }));
    expect(await screen.findByRole('button', { name: 'Add a photo (3 of 3)' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toBeVisible();
  });

  test('R-120 a rejected photo says so to its owner', async () => {
    open(aUser(), anOwnProfile({ photos: [anImage({ id: 'P1', status: 'rejected' })] }));
    expect(await screen.findByText('Not accepted')).toBeVisible();
  });
});
