import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';
import { passwordApi } from '../api/passwordApi';

type LinkState = 'checking' | 'valid' | 'invalid';

/** A forgotten or stolen password: the link by e-mail and the new one. */
export class PasswordStore {
  link: LinkState = 'checking';
  /** Opens the choice of a new password. */
  token = '';
  readonly #root: RootStore;
  readonly #api: ReturnType<typeof passwordApi>;

  constructor(root: RootStore) {
    this.#root = root;
    this.#api = passwordApi(root.http);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async ask(email: string): Promise<void> {
    await this.#api.ask(email);
  }

  /** Looks at the token before the form is shown; without an answer the form decides. */
  async check(token: string): Promise<void> {
    this.setLink('checking', token);
    const isValid = token !== '' && (await this.#api.isValid(token).catch(() => true));
    this.setLink(isValid ? 'valid' : 'invalid');
  }

  /** Sets the new password; the member is signed in with it. */
  async change(password: string): Promise<void> {
    const { user } = await this.#api.change({ token: this.token, password, password_repeat: password });
    await this.#root.session.enter(user);
  }

  setLink(link: LinkState, token = this.token): void {
    this.link = link;
    this.token = token;
  }
}
