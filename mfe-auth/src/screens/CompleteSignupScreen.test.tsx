import { anError, anImage, anOwnProfile, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { CompleteSignupScreen } from './CompleteSignupScreen';

const newUser = aUser({
  profile: anOwnProfile({ main_image: null, photos: [], interests: [], notes: { about_me: null, looking_for: null } }),
});

const open = (api: FakeReplies = {}) => renderScreen(<CompleteSignupScreen />, { route: '/complete-signup', user: newUser, api });

const createPortrait = () => new File(['x'], 'me.jpg', { type: 'image/jpeg' });

describe('the step that completes the sign-up', () => {
  it('R-200 saves interests and texts and goes to the members', async () => {
    const { person, api, address, store } = open({ 'PUT /api/profile.php': { profile: anOwnProfile({ interests: ['beach'] }) } });
    await person.click(screen.getByRole('button', { name: 'Beach' }));
    await person.type(screen.getByRole('textbox', { name: /About me/ }), 'I like the sea.');
    await person.click(screen.getByRole('button', { name: 'Save and meet people' }));
    expect(api.calls('PUT /api/profile.php')).toEqual([
      { interests: ['beach'], notes: { about_me: 'I like the sea.', looking_for: null } },
    ]);
    expect(store.session.user?.profile.interests).toEqual(['beach']);
    await waitFor(() => expect(address()).toBe('/members'));
  });

  it('R-200 everything can be skipped', () => {
    open();
    for (const skipLink of screen.getAllByRole('link', { name: 'Skip' })) expect(skipLink).toHaveAttribute('href', '/members');
  });

  it('R-171 skipping asks for confirmation once something was written', async () => {
    const { person, address } = open();
    await person.type(screen.getByRole('textbox', { name: /About me/ }), 'I like the sea.');
    await person.click(screen.getAllByRole('link', { name: 'Skip' })[0] as HTMLElement);
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(address()).toBe('/members'));
  });

  it('R-200 uploads a photo', async () => {
    const { person, api, store } = open({ 'POST /api/photos.php': { photo: anImage({ status: 'pending' }) } });
    await person.upload(screen.getByLabelText('Photo file'), createPortrait());
    expect(api.calls('POST /api/photos.php')).toHaveLength(1);
    expect(store.session.user?.profile.photos).toHaveLength(1);
  });

  it('R-256 a photo that cannot be used shows an error', async () => {
    const { person } = open({ 'POST /api/photos.php': anError('photo_invalid') });
    await person.upload(screen.getByLabelText('Photo file'), createPortrait());
    expect(await screen.findByText(/Use a JPEG, PNG or WebP photo of at least 400 by 400 pixels/)).toBeInTheDocument();
  });

  it('R-171 a failed save keeps what was typed', async () => {
    const { person } = open({ 'PUT /api/profile.php': anError('server_error') });
    await person.type(screen.getByRole('textbox', { name: /About me/ }), 'I like the sea.');
    await person.click(screen.getByRole('button', { name: 'Save and meet people' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /About me/ })).toHaveValue('I like the sea.');
  });
});
