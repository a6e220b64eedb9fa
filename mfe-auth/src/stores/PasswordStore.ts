import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';
import * as password from '@rendezvous/shared/calls/password';
import { request } from '@rendezvous/shared/calls/request';
import type { ApiBody } from '@rendezvous/shared/contract';

/** Calls for a forgotten password. */
const createPasswordApi = (http: RootStore['http']) => ({
  requestLink: (email: string) => request(http, password.requestReset, { email }),
  isValid: async (token: string): Promise<boolean> => (await request(http, password.checkResetToken, { token })).valid,
  changePassword: (body: ApiBody<'PUT /api/password-reset.php'>) => request(http, password.resetPassword, body),
});

type LinkState = 'checking' | 'valid' | 'invalid';

/** A forgotten or stolen password: requesting the link and setting a new password. */
export class PasswordStore {
  linkState: LinkState = 'checking';
  /** Token that the server requires for setting a new password; empty until it is known. */
  token = '';
  readonly #root: RootStore;
  readonly #api: ReturnType<typeof createPasswordApi>;

  constructor(root: RootStore) {
    this.#root = root;
    this.#api = createPasswordApi(root.http);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async requestLink(email: string): Promise<void> {
    await this.#api.requestLink(email);
  }

  /** Checks the token before the form is shown; if the call fails, the form is shown anyway and the server checks on submit. */
  async checkToken(token: string): Promise<void> {
    this.setLinkState('checking', token);
    const isValid = token !== '' && (await this.#api.isValid(token).catch(() => true));
    this.setLinkState(isValid ? 'valid' : 'invalid');
  }

  /** Sets the new password and signs the member in. */
  async setPassword(password: string): Promise<void> {
    const { user } = await this.#api.changePassword({ token: this.token, password, password_repeat: password });
    await this.#root.session.enter(user);
  }

  setLinkState(linkState: LinkState, token = this.token): void {
    this.linkState = linkState;
    this.token = token;
  }
}

export const { use: usePasswordStore } = defineSlice('password@1', (store) => new PasswordStore(store));
