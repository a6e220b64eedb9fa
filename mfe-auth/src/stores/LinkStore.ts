import { ApiError } from '@rendezvous/shared/http';
import { makeAutoObservable, observableRef } from 'mobx';

type LinkState = 'ready' | 'working' | 'done' | 'refused' | 'failed';

/** A mailed link that does one thing once its reader presses the button: opening it, as mail scanners do, uses nothing up. */
export class LinkStore<Reply> {
  state: LinkState = 'ready';
  /** What the server did. */
  reply: Reply | null = null;
  failure: ApiError | null = null;
  readonly #token: string;
  readonly #act: (token: string) => Promise<Reply>;

  constructor(token: string, act: (token: string) => Promise<Reply>) {
    this.#token = token;
    this.#act = act;
    if (token === '') this.#refuse();
    makeAutoObservable(this, { reply: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Posts the token; a second press meanwhile or afterwards does nothing. */
  async use(): Promise<void> {
    if (this.state !== 'ready' && this.state !== 'failed') return;
    this.settle('working');
    try {
      this.settle('done', { reply: await this.#act(this.#token) });
    } catch (error) {
      this.#fail(ApiError.of(error));
    }
  }

  settle(state: LinkState, { reply = null, failure = null }: { reply?: Reply | null; failure?: ApiError | null } = {}): void {
    this.state = state;
    this.reply = reply;
    this.failure = failure;
  }

  #refuse(): void {
    this.state = 'refused';
    this.failure = new ApiError('token_invalid', { status: 410 });
  }

  /** A link that was refused never works again; anything else may be tried once more. */
  #fail(failure: ApiError): void {
    this.settle(failure.isRefusal ? 'refused' : 'failed', { failure });
  }
}
