import { anError, anImage, anOwnProfile, aUser, renderScreen } from '@rendezvous/shared/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { ProfileScreen } from './ProfileScreen';

const profile = anOwnProfile({ notes: { about_me: 'Hello', looking_for: null }, photos: [anImage({ id: 'P1' })] });

const open = (user = aUser({ paid_user: false }), ownProfile = profile) =>
  renderScreen(<ProfileScreen />, { user, path: '/profile', route: '/profile', api: { 'GET /api/profile.php': { profile: ownProfile } } });

describe('ProfileScreen', () => {
  test('R-253 saves the notes of the member', async () => {
    const { person, api } = open();
    api.reply({ 'PUT /api/profile.php': { profile } });
    const aboutField = await screen.findByRole('textbox', { name: /About me/ });
    await person.clear(aboutField);
    await person.type(aboutField, 'I bake bread');
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

  test('R-171 asks before leaving with unsaved changes', async () => {
    const asksBeforeLeaving = () => {
      const event = createEvent('beforeunload', window, { cancelable: true });
      fireEvent(window, event);
      return event.defaultPrevented;
    };
    const { person, api } = open();
    api.reply({ 'PUT /api/profile.php': { profile } });
    const aboutField = await screen.findByRole('textbox', { name: /About me/ });
    expect(asksBeforeLeaving()).toBe(false);
    await person.type(aboutField, ' there');
    expect(asksBeforeLeaving()).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile is saved')).toBeInTheDocument();
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('R-255 the upload button counts the photos', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Add a photo (1 of 3)' })).toBeEnabled();
  });

  test('R-255 offers premium to a free member at the limit', async () => {
    const photos = ['P1', 'P2', 'P3'].map((id) => anImage({ id }));
    open(aUser({ paid_user: false }), anOwnProfile({ photos }));
    expect(await screen.findByRole('button', { name: 'Add a photo (3 of 3)' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toBeVisible();
  });

  test('R-120 a rejected photo is marked for its owner', async () => {
    open(aUser(), anOwnProfile({ photos: [anImage({ id: 'P1', status: 'rejected' })] }));
    expect(await screen.findByText('Not accepted')).toBeVisible();
  });

  test('R-254 says how complete the profile is, and leads to the best next step', async () => {
    const { person } = open(
      aUser(),
      anOwnProfile({ interests: ['beach'], region: 'NL-NH', city: 'Haarlem', notes: { about_me: null, looking_for: null } }),
    );
    expect(await screen.findByText('Your profile is 55% complete')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute('value', '55');
    expect(screen.getByText('Next: choose at least 3 interests.')).toBeVisible();
    Element.prototype.scrollIntoView = () => undefined;
    await person.click(screen.getByRole('button', { name: 'Go there' }));
    expect(document.activeElement).toHaveTextContent('Interests, up to 15');
  });

  test('R-253 sends name and place only when they have changed', async () => {
    const { person, api } = open(aUser(), anOwnProfile({ name: 'Robin', region: 'NL-NH', city: 'Haarlem' }));
    api.reply({ 'PUT /api/profile.php': { profile }, 'GET /api/regions.php': { regions: {} } });
    const cityField = await screen.findByRole('textbox', { name: /City/ });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await person.clear(cityField);
    await person.type(cityField, 'Utrecht');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const [unchangedBody, movedBody] = api.calls('PUT /api/profile.php');
    expect(unchangedBody).not.toHaveProperty('name');
    expect(unchangedBody).not.toHaveProperty('city');
    expect(movedBody).toMatchObject({ city: 'Utrecht', region: 'NL-NH' });
  });

  test.each([
    ['NL', 'Amsterdam is filled in. Save to keep it.', 'Amsterdam'],
    ['BE', 'You are in another country than the one in your profile. Choose your place yourself.', 'Haarlem'],
  ])(
    'R-083 R-084 the browser location, in %s, is requested by a button press and confirmed by saving',
    async (country, notice, expectedCity) => {
      const { person, api } = open(aUser(), anOwnProfile({ region: 'NL-NH', city: 'Haarlem' }));
      api.reply({
        'PUT /api/profile.php': { profile },
        'GET /api/regions.php': { regions: {} },
        'GET /api/geocode.php': { country, region: 'NL-NH', city: 'Amsterdam' },
      });
      const button = await screen.findByRole('button', { name: 'Use where I am now' });
      expect(api.calls('GET /api/geocode.php')).toEqual([]);
      await person.click(button);
      expect(await screen.findByText(notice)).toBeVisible();
      expect(screen.getByRole('textbox', { name: /City/ })).toHaveValue(expectedCity);
      expect(api.calls('PUT /api/profile.php')).toEqual([]);
    },
  );

  test('R-083 keeps the entered place when the browser gives no location', async () => {
    const { person, api } = open(aUser(), anOwnProfile({ region: 'NL-NH', city: 'Haarlem' }));
    api.reply({ 'GET /api/geocode.php': anError('not_found'), 'GET /api/regions.php': { regions: {} } });
    await person.click(await screen.findByRole('button', { name: 'Use where I am now' }));
    expect(await screen.findByText('Your browser didn’t tell us where you are. Choose your place yourself.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /City/ })).toHaveValue('Haarlem');
  });

  test('R-253 R-187 shows the error for a rejected name at its field', async () => {
    const { person, api } = open();
    api.reply({ 'PUT /api/profile.php': anError('username_taken', {}, { name: 'username_taken' }) });
    const nameField = await screen.findByRole('textbox', { name: 'Username' });
    await person.clear(nameField);
    await person.type(nameField, 'Taken');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('textbox', { name: 'Username' })).toBeInvalid();
    expect(nameField).toHaveValue('Taken');
  });
});
