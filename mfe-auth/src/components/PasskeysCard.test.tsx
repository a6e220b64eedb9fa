import type { Passkey } from '@rendezvous/shared/contract';
import { anError, aUser, fakePasskeys, renderScreen, NOW_S } from '@rendezvous/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PasskeysCard } from './PasskeysCard';

const phone: Passkey = { id: 'AQID', name: 'My phone', created: NOW_S, last_used: null };
const creation = {
  challenge: 'Y2hhbGxlbmdl',
  site: { id: 'localhost', name: 'Rendezvous' },
  user: { id: 'bWU', name: 'Robin' },
  exclude: [],
};
const BEGIN_CALL = 'POST /api/passkey-options.php';
const LIST_CALL = 'GET /api/passkeys.php';
const ADD_CALL = 'POST /api/passkeys.php';

type Api = NonNullable<Parameters<typeof renderScreen>[1]>['api'];

const open = (api: Api = {}) =>
  renderScreen(<PasskeysCard />, { user: aUser(), route: '/settings', api: { [LIST_CALL]: { passkeys: [phone] }, ...api } });

async function submitAddForm({ person }: ReturnType<typeof open>): Promise<HTMLElement> {
  await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' });
  await person.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'My phone');
  await person.type(within(dialog).getByLabelText('Password'), 'four quiet old boats');
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
  return dialog;
}

describe('passkeys in the settings', () => {
  beforeEach(() => void fakePasskeys());

  it('R-216 adds a passkey with the device after the password was entered', async () => {
    const device = fakePasskeys();
    const view = open({ [LIST_CALL]: { passkeys: [] }, [BEGIN_CALL]: { creation }, [ADD_CALL]: { passkeys: [phone] } });
    await submitAddForm(view);
    expect(await screen.findByText('My phone')).toBeInTheDocument();
    expect(view.api.calls(BEGIN_CALL)).toEqual([{ password: 'four quiet old boats' }]);
    const passkey = { id: 'AQID', client_data: 'AQID', attestation: 'AQID', transports: ['internal'] };
    expect(view.api.calls(ADD_CALL)).toEqual([{ name: 'My phone', passkey }]);
    expect(device.requests).toMatchObject([{ kind: 'create', publicKey: { rp: { id: 'localhost' } } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('R-216 a wrong password shows an error at its field, and the device is not asked', async () => {
    const device = fakePasskeys();
    const view = open({ [BEGIN_CALL]: anError('old_password_wrong', {}, { password: 'old_password_wrong' }) });
    const dialog = await submitAddForm(view);
    expect((await within(dialog).findAllByText('Please check your old password.')).length).toBeGreaterThan(0);
    expect(device.requests).toEqual([]);
  });

  it('R-216 a dismissed device prompt can be retried, and no input is lost', async () => {
    fakePasskeys({ isDeclined: true });
    const view = open({ [BEGIN_CALL]: { creation } });
    const dialog = await submitAddForm(view);
    expect(await within(dialog).findByText(/^That didn’t work\. Try again/)).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveValue('My phone');
    expect(view.api.calls(ADD_CALL)).toEqual([]);
  });

  it('R-216 renames a passkey', async () => {
    const view = open({ 'PUT /api/passkeys.php': { passkeys: [{ ...phone, name: 'Old phone' }] } });
    await view.person.click(await screen.findByRole('button', { name: 'Rename My phone' }));
    const field = await screen.findByRole('textbox', { name: /^Name/ });
    await view.person.clear(field);
    await view.person.type(field, 'Old phone');
    await view.person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Old phone')).toBeInTheDocument();
    expect(view.api.calls('PUT /api/passkeys.php')).toEqual([{ id: 'AQID', name: 'Old phone' }]);
  });

  it('R-216 removes a passkey after a confirmation', async () => {
    const view = open({ 'DELETE /api/passkeys.php': { passkeys: [] } });
    await view.person.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove My phone?' });
    expect(view.api.calls('DELETE /api/passkeys.php')).toEqual([]);
    await view.person.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('My phone')).not.toBeInTheDocument());
    expect(view.api.calls('DELETE /api/passkeys.php')).toEqual([{ id: 'AQID' }]);
  });

  it('R-216 shows when a passkey was last used, that ten is the maximum, and that loading failed', async () => {
    const tenPasskeys = Array.from({ length: 10 }, (_, index) => ({ ...phone, id: `key${index}`, last_used: Date.UTC(2026, 4, 3) / 1000 }));
    const view = open({ [LIST_CALL]: anError('server_error') });
    await view.person.click(await screen.findByRole('button', { name: 'Try again' }));
    view.api.reply({ [LIST_CALL]: { passkeys: tenPasskeys } });
    await view.person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have 10 passkeys. Remove one to add another.')).toBeInTheDocument();
    expect(screen.getAllByText(/^Last used on .*2026/)).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('R-216 a browser without passkey support shows a notice', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    open();
    expect(await screen.findByText('This browser can’t create passkeys.')).toBeInTheDocument();
  });
});
