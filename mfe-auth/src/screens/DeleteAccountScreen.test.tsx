import { aCompany, aDiscountCode, anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { DeleteAccountScreen } from './DeleteAccountScreen';

const DELETE_CALL = 'DELETE /api/account.php';
const discount = { code: 'STAY40', value_percentage: 40 };

type Api = NonNullable<Parameters<typeof renderScreen>[1]>['api'];

const open = (api: Api = {}, delete_discount: typeof discount | null = discount) =>
  renderScreen(<DeleteAccountScreen />, {
    user: aUser(),
    route: '/delete-account',
    api: { 'GET /api/companyinfo.php': { company: aCompany({ delete_discount }) }, ...api },
  });

type View = ReturnType<typeof open>;

async function goToAlternatives({ person }: View): Promise<void> {
  await person.click(screen.getByRole('radio', { name: 'Another reason' }));
  await person.type(screen.getByRole('textbox', { name: /^Tell us more/ }), 'It rains.');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Before you go: would any of these help?' });
}

async function goToPassword(view: View): Promise<void> {
  await goToAlternatives(view);
  await view.person.click(screen.getByRole('button', { name: 'Continue deleting' }));
  await view.person.type(await screen.findByLabelText('Password'), 'four quiet old boats');
  await view.person.click(screen.getByRole('button', { name: 'Delete my account' }));
}

describe('deleting the account', () => {
  it('R-213 asks for the reason, then for the password, and deletes; the next page explains how to come back', async () => {
    const view = open({ [DELETE_CALL]: { deletes_at: 1 } });
    await goToPassword(view);
    await waitFor(() => expect(view.address()).toBe('/account-deleted'));
    expect(view.api.calls(DELETE_CALL)).toEqual([{ reason: 'other', text: 'It rains.', password: 'four quiet old boats' }]);
  });

  it('R-213 a reason is required, a comment is not', async () => {
    const view = open();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    await view.person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
    await view.person.click(screen.getByRole('radio', { name: 'I found someone' }));
    await view.person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Step 2 of 3'));
  });

  it('R-134 R-213 uses the site’s own term for fictional profiles', () => {
    renderScreen(<DeleteAccountScreen />, { user: aUser(), settings: { fictional_plural: 'invented people' } });
    expect(screen.getByRole('radio', { name: 'I don’t like the invented people' })).toBeInTheDocument();
  });

  it('R-213 all alternatives are on one screen, and continuing looks the same as each of them', async () => {
    const view = open();
    await goToAlternatives(view);
    const choices = [
      screen.getByRole('button', { name: 'Turn on invisible mode' }),
      screen.getByRole('button', { name: 'Turn off emails' }),
      await screen.findByRole('button', { name: 'Take the discount' }),
      screen.getByRole('link', { name: 'Refund unused credits' }),
      screen.getByRole('button', { name: 'Continue deleting' }),
    ];
    expect(new Set(choices.map(({ className }) => className)).size).toBe(1);
    expect(choices[3]).toHaveAttribute('href', '/transactions');
  });

  it('R-213 turning on invisible mode, turning off e-mails and taking the discount need one click each', async () => {
    const view = open({
      'PUT /api/privacy.php': { privacy: {} as never },
      'PUT /api/notifications.php': { notifications: {} as never, push_details: false, disabled: [] },
      'POST /api/delete-discount.php': { discountcode: aDiscountCode({ code: 'STAY40' }) },
    });
    await goToAlternatives(view);
    await view.person.click(screen.getByRole('button', { name: 'Turn on invisible mode' }));
    expect(await screen.findByText('You’re invisible now.')).toBeInTheDocument();
    await view.person.click(screen.getByRole('button', { name: 'Turn off emails' }));
    expect(await screen.findByText('Emails are off.')).toBeInTheDocument();
    await view.person.click(await screen.findByRole('button', { name: 'Take the discount' }));
    expect(await screen.findByText('STAY40')).toBeInTheDocument();
    expect(view.api.calls('PUT /api/privacy.php')).toEqual([{ invisible: true }]);
    expect(view.api.calls('PUT /api/notifications.php')[0]?.notifications).toMatchObject({
      new_message: { email: false },
      offers: { email: false },
    });
    expect(view.store.session.user?.invisible).toBe(true);
  });

  it('R-213 without a company discount none is offered; an alternative that fails shows an error', async () => {
    const view = open({ 'PUT /api/privacy.php': anError('server_error') }, null);
    await goToAlternatives(view);
    expect(screen.queryByRole('button', { name: 'Take the discount' })).not.toBeInTheDocument();
    await view.person.click(screen.getByRole('button', { name: 'Turn on invisible mode' }));
    await waitFor(() => expect(view.store.toasts.items).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Turn on invisible mode' })).toBeEnabled();
  });

  it('R-210 R-213 a wrong password shows an error at its field, and nothing is deleted', async () => {
    const view = open({ [DELETE_CALL]: anError('old_password_wrong', {}, { password: 'old_password_wrong' }) });
    await goToPassword(view);
    expect((await screen.findAllByText('Please check your old password.')).length).toBeGreaterThan(0);
    expect(view.store.session.isSignedIn).toBe(true);
    expect(screen.getByRole('link', { name: 'Keep my account' })).toHaveAttribute('href', '/settings');
  });
});
