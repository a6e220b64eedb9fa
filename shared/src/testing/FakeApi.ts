import { ERROR_STATUS, type ApiBody, type ApiCall, type ApiQuery, type ApiReply } from '@rendezvous/shared/contract';
import type { Transport, TransportReply, TransportRequest } from '@rendezvous/shared/http';
import { FakeError } from './FakeError';

interface FakeRequest<Call extends ApiCall> {
  body: ApiBody<Call>;
  /** Values as sent over the wire: text. */
  query: { [Key in keyof ApiQuery<Call>]: string };
}

type Answer<Call extends ApiCall> = ApiReply<Call> | FakeError;

/** The server's responses by call: a value, or a function of the request. */
export type FakeReplies = { [Call in ApiCall]?: Answer<Call> | ((request: FakeRequest<Call>) => Answer<Call> | Promise<Answer<Call>>) };

interface RecordedCall {
  call: string;
  body: unknown;
  query: Record<string, string>;
}

const AUTHENTICATION = { authentication_required: true };

/** A server at the HTTP boundary: responds by call and records its requests. A call without a response is `not_found`. */
export class FakeApi {
  readonly recorded: RecordedCall[] = [];
  /** False: no request gets through. */
  online = true;
  #replies: Map<string, unknown>;

  constructor(replies: FakeReplies = {}) {
    this.#replies = new Map(Object.entries(replies));
  }

  /** Changes responses from now on. */
  reply(replies: FakeReplies): void {
    this.#replies = new Map([...this.#replies, ...Object.entries(replies)]);
  }

  /** Bodies (or queries, for reads) of a call's requests, in order. */
  calls<Call extends ApiCall>(call: Call): (ApiBody<Call> extends undefined ? Record<string, string> : ApiBody<Call>)[] {
    const made = this.recorded.filter((entry) => entry.call === call);
    return made.map(({ body, query }) => body ?? query) as never;
  }

  readonly transport: Transport = async (request) => {
    const { call, query } = this.#identify(request);
    this.recorded.push({ call, body: request.body, query });
    if (!this.online) throw new TypeError('Network down');
    const reply = this.#replies.get(call) ?? new FakeError('not_found');
    const answer: unknown = typeof reply === 'function' ? await reply({ body: request.body, query }) : reply;
    return answer instanceof FakeError ? this.#failure(answer) : { status: 200, headers: {}, body: answer };
  };

  /** `POST /api/user.php?push=1` is a call of its own; other queries are parameters. */
  #identify({ method, url }: TransportRequest): { call: string; query: Record<string, string> } {
    const [path = '', search = ''] = url.split('?');
    const query = Object.fromEntries(new URLSearchParams(search));
    const exact = `${method} ${url}`;
    return method !== 'GET' && search !== '' ? { call: exact, query: {} } : { call: `${method} ${path}`, query };
  }

  #failure({ code, params, fields }: FakeError): TransportReply {
    const marker = code === 'authentication_required' ? AUTHENTICATION : {};
    return { status: ERROR_STATUS[code], headers: {}, body: { error: { code, message: code, params, fields }, ...marker } };
  }
}
