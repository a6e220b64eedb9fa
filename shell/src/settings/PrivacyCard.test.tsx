import type { Privacy } from '@rendezvous/shared/contract';
import { aCompany, anError, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { PrivacyCard } from './PrivacyCard';

const SAVE = 'PUT /api/privacy.php';
const PHOTOS = 'Show my other photos only to people I choose';
const PARTNERS = 'Show my profile on partner sites of Example Dating B.V.';
const privacySettings: Privacy = {
  invisible: false,
  visitor_visible: false,
  photos_for_chosen: false,
  read_receipts: true,
  typing_shown: true,
  photos_from_everyone: false,
};

const open = (api: FakeReplies = {}, member_resell = false) =>
  renderScreen(<PrivacyCard />, {
    user: aUser(),
    settings: { member_resell },
    api: {
      [SAVE]: ({ body }) => ({ privacy: { ...privacySettings, ...body, ...(member_resell && { partner_sites: false }) } }),
      'GET /api/companyinfo.php': { company: aCompany() },
      ...api,
    },
  });

describe('privacy', () => {
  it('R-006 shows what the member has decided', async () => {
    open();
    expect(await screen.findByRole('switch', { name: 'Read receipts' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Show when I’m typing' })).toBeChecked();
    for (const name of ['Invisible mode', PHOTOS, 'Show my profile to visitors', 'Photos from everyone'])
      expect(screen.getByRole('switch', { name })).not.toBeChecked();
  });

  it('R-006 R-235 explains who sees more than the main photo, and saves the choice at once', async () => {
    const { person, api } = open();
    const photosSwitch = await screen.findByRole('switch', { name: PHOTOS });
    expect(photosSwitch).toHaveAccessibleDescription(
      'Everyone else sees only your main photo. You choose people by liking them or writing to them.',
    );
    await person.click(photosSwitch);
    expect(photosSwitch).toBeChecked();
    await waitFor(() => expect(api.calls(SAVE)).toEqual([{}, { photos_for_chosen: true }]));
  });

  it('R-006 R-235 the photo setting reverts when it could not be saved', async () => {
    const { person, api } = open();
    const photosSwitch = await screen.findByRole('switch', { name: PHOTOS });
    api.reply({ [SAVE]: anError('server_error') });
    await person.click(photosSwitch);
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    await waitFor(() => expect(photosSwitch).not.toBeChecked());
  });

  it.each([false, true])('R-087 invisible mode switches at once and is available to everyone, premium %s', async (paid_user) => {
    const { person, api, store } = open();
    store.session.patch({ paid_user });
    const invisibleSwitch = await screen.findByRole('switch', { name: 'Invisible mode' });
    expect(invisibleSwitch).toHaveAccessibleDescription(/Nobody new can see you, like you or write/);
    await person.click(invisibleSwitch);
    expect(invisibleSwitch).toBeChecked();
    await waitFor(() => expect(api.calls(SAVE)).toEqual([{}, { invisible: true }]));
    expect(store.session.user?.invisible).toBe(true);
  });

  it('R-087 invisible mode reverts and shows an error when it could not be saved', async () => {
    const { person, api, store } = open();
    const invisibleSwitch = await screen.findByRole('switch', { name: 'Invisible mode' });
    api.reply({ [SAVE]: anError('server_error') });
    await person.click(invisibleSwitch);
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    await waitFor(() => expect(invisibleSwitch).not.toBeChecked());
    expect(store.session.user?.invisible).toBe(false);
  });

  it('R-135 partner sites are an opt-in that names the company and is off by default', async () => {
    const { person, api } = open({}, true);
    const partnersSwitch = await screen.findByRole('switch', { name: PARTNERS });
    expect(partnersSwitch).not.toBeChecked();
    await person.click(partnersSwitch);
    await waitFor(() => expect(api.calls(SAVE)).toEqual([{}, { partner_sites: true }]));
  });

  it('R-135 without partner sites there is no such choice', async () => {
    open();
    expect(await screen.findAllByRole('switch')).toHaveLength(6);
    expect(screen.queryByText(/partner sites/)).not.toBeInTheDocument();
  });
});
