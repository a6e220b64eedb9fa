import { ApiError } from '@rendezvous/shared/http';
import { makeAutoObservable, observableRef } from 'mobx';

type LinkState = 'ready' | 'working' | 'done' | 'refused' | 'failed';

/** A link whose token is posted only by `use`, so that merely opening an emailed link, as mail scanners do, does not consume it. */
export class LinkStore<Reply> {
  state: LinkState = 'ready';
  /** The server's reply; null until the link has worked. */
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

  /** Posts the token; has no effect while a call is in progress, or once the link has worked or been rejected. */
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

  /** A rejected link never becomes valid again; other failures can be retried. */
  #fail(failure: ApiError): void {
    this.settle(failure.isRefusal ? 'refused' : 'failed', { failure });
  }
}
