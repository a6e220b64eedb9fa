import { anError, aUser, fakePasskeys, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { LoginScreen } from '../screens/LoginScreen';

const CHALLENGE_CALL = 'POST /api/passkey-login.php';
const LOGIN_CALL = 'PUT /api/passkey-login.php';
const challenge = { request: { challenge: 'Y2hhbGxlbmdl', site_id: 'localhost' } };
const proof = { id: 'AQID', client_data: 'AQID', authenticator_data: 'AQID', signature: 'AQID' };

type Api = NonNullable<Parameters<typeof renderScreen>[1]>['api'];

const open = (api: Api = {}) =>
  renderScreen(<LoginScreen />, {
    route: '/login?redirect=%2Fchats',
    api: { [CHALLENGE_CALL]: challenge, [LOGIN_CALL]: { user: aUser() }, ...api },
  });

const press = async ({ person }: ReturnType<typeof open>) =>
  person.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));

describe('login with a passkey', () => {
  it('R-216 logs in with the button and continues to the requested page', async () => {
    const device = fakePasskeys();
    const view = open();
    await press(view);
    await waitFor(() => expect(view.address()).toBe('/chats'));
    expect(view.api.calls(LOGIN_CALL)).toEqual([{ proof }]);
    expect(view.store.session.isSignedIn).toBe(true);
    expect(device.requests).toMatchObject([
      { kind: 'get', isConditional: false, publicKey: { rpId: 'localhost', userVerification: 'required' } },
    ]);
  });

  it('R-216 the username field offers a passkey; picking it logs in', async () => {
    const device = fakePasskeys({ offersInFields: true });
    const view = open();
    expect(screen.getByRole('textbox', { name: 'Email or username' })).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(device.requests).toMatchObject([{ kind: 'get', isConditional: true }]));
    expect(view.store.session.isSignedIn).toBe(false);
    device.pick();
    await waitFor(() => expect(view.address()).toBe('/chats'));
  });

  it('R-216 a dismissed device prompt is not an error, and the password is still available', async () => {
    fakePasskeys({ isDeclined: true });
    const view = open();
    await press(view);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log in with a passkey' })).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(view.api.calls(LOGIN_CALL)).toEqual([]);
    expect(screen.getByLabelText('Password')).toBeEnabled();
  });

  it('R-175 R-216 a rejected passkey shows the same error as any rejected login', async () => {
    fakePasskeys();
    const view = open({ [LOGIN_CALL]: anError('login_failed') });
    await press(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed, please try again');
    expect(view.store.session.isSignedIn).toBe(false);
  });

  it('R-216 a browser without passkey support shows no button', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const view = open();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument());
    expect(view.api.calls(CHALLENGE_CALL)).toEqual([]);
  });
});
