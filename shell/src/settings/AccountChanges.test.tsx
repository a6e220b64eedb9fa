import { anError, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AccountChanges } from './AccountChanges';

const CHANGE_EMAIL = 'POST /api/mail-change.php';
const CHANGE_PASSWORD = 'PUT /api/password.php';
const NEW_PASSWORD = 'blue tulips by the sea';

const open = (api: FakeReplies = {}) =>
  renderScreen(<AccountChanges />, {
    user: aUser(),
    api: { [CHANGE_EMAIL]: { sent: true }, [CHANGE_PASSWORD]: { user: aUser() }, ...api },
  });

async function openDialog({ person }: ReturnType<typeof open>, name: string) {
  await person.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function requestEmailChange(view: ReturnType<typeof open>): Promise<void> {
  const dialog = await openDialog(view, 'Change email address');
  await view.person.type(dialog.getByLabelText('New email address'), 'new@example.org');
  await view.person.type(dialog.getByLabelText('Your password'), 'correct horse');
  await view.person.click(dialog.getByRole('button', { name: 'Send link' }));
}

async function changePassword(view: ReturnType<typeof open>, repeat = NEW_PASSWORD): Promise<void> {
  const dialog = await openDialog(view, 'Change password');
  await view.person.type(dialog.getByLabelText('Current password'), 'correct horse');
  await view.person.type(dialog.getByLabelText('New password'), NEW_PASSWORD);
  await view.person.type(dialog.getByLabelText('Repeat the new password'), repeat);
  await view.person.click(dialog.getByRole('button', { name: 'Save password' }));
}

describe('changing the e-mail address', () => {
  it('R-088 R-211 requires the password, and keeps the old address until the link is opened', async () => {
    const view = open();
    await requestEmailChange(view);
    expect(await screen.findByText(/We’ve sent a link to new@example.org. Your old address stays/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(view.api.calls(CHANGE_EMAIL)).toEqual([{ email: 'new@example.org', password: 'correct horse' }]);
    expect(view.store.session.user?.email).toBe('me@example.com');
  });

  it.each([
    ['mail_change_taken', 'email', 'This email address already owns an account on this website.'],
    ['mail_change_invalid', 'email', 'New email adress is invalid.'],
    ['old_password_wrong', 'password', 'Please check your old password.'],
  ] as const)('R-212 a refusal shows an error at its field: %s', async (code, field, text) => {
    const view = open({ [CHANGE_EMAIL]: anError(code, {}, { [field]: code }) });
    await requestEmailChange(view);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('New email address')).toHaveValue('new@example.org');
  });
});

describe('changing the password', () => {
  it('R-088 R-209 saves the new one and says that other devices are logged out', async () => {
    const view = open();
    await changePassword(view);
    expect(await screen.findByText('Your password has changed. Your other devices are logged out.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.api.calls(CHANGE_PASSWORD)).toEqual([
      { old_password: 'correct horse', password: NEW_PASSWORD, password_repeat: NEW_PASSWORD },
    ]);
  });

  it('R-208 requires the same password twice', async () => {
    const view = open();
    await changePassword(view, 'blue tulips by the see');
    const repeatField = screen.getByLabelText('Repeat the new password');
    await waitFor(() =>
      expect(repeatField).toHaveAccessibleDescription(expect.stringContaining('The entered passwords are not the same.')),
    );
    expect(repeatField).toBeInvalid();
    expect(screen.getByLabelText('New password')).toBeValid();
    expect(view.api.recordedRequests).toEqual([]);
  });

  it('R-210 a wrong old password shows an error at its field', async () => {
    const view = open({ [CHANGE_PASSWORD]: anError('old_password_wrong', {}, { old_password: 'old_password_wrong' }) });
    await changePassword(view);
    expect((await screen.findAllByText('Please check your old password.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Current password')).toBeInvalid();
  });
});
