import { ERROR_STATUS, type ApiBody, type ApiCall, type ApiQuery, type ApiReply } from '@rendezvous/shared/contract';
import type { Transport, TransportReply, TransportRequest } from '@rendezvous/shared/http';
import { FakeError } from './FakeError';

interface FakeRequest<Call extends ApiCall> {
  body: ApiBody<Call>;
  /** Query parameters as strings, as sent. */
  query: { [Key in keyof ApiQuery<Call>]: string };
}

type FakeReply<Call extends ApiCall> = ApiReply<Call> | FakeError;

/** The server's replies by call: a value, an error, or a function of the request that returns one. */
export type FakeReplies = {
  [Call in ApiCall]?: FakeReply<Call> | ((request: FakeRequest<Call>) => FakeReply<Call> | Promise<FakeReply<Call>>);
};

interface RecordedRequest {
  call: string;
  body: unknown;
  query: Record<string, string>;
}

const AUTHENTICATION_MARKER = { authentication_required: true };

/** A fake server behind the HTTP transport: replies to declared calls and records all requests. A call without a reply fails with `not_found`. */
export class FakeApi {
  readonly recordedRequests: RecordedRequest[] = [];
  /** False to make every request fail as if the network were down. */
  online = true;
  #replies: Map<string, unknown>;

  constructor(replies: FakeReplies = {}) {
    this.#replies = new Map(Object.entries(replies));
  }

  /** Adds or replaces replies from now on. */
  reply(replies: FakeReplies): void {
    this.#replies = new Map([...this.#replies, ...Object.entries(replies)]);
  }

  /** Returns the bodies (for reads, the queries) of all requests for a call, in order. */
  calls<Call extends ApiCall>(call: Call): (ApiBody<Call> extends undefined ? Record<string, string> : ApiBody<Call>)[] {
    const requests = this.recordedRequests.filter((entry) => entry.call === call);
    return requests.map(({ body, query }) => body ?? query) as never;
  }

  readonly transport: Transport = async (request) => {
    const { call, query } = this.#identify(request);
    this.recordedRequests.push({ call, body: request.body, query });
    if (!this.online) throw new TypeError('Network down');
    const configuredReply = this.#replies.get(call) ?? new FakeError('not_found');
    const reply: unknown = typeof configuredReply === 'function' ? await configuredReply({ body: request.body, query }) : configuredReply;
    return reply instanceof FakeError ? this.#toReply(reply) : { status: 200, headers: {}, body: reply };
  };

  /** Splits a request into call and query; for a write, the query is part of the call, as in `POST /api/user.php?push=1`. */
  #identify({ method, url }: TransportRequest): { call: string; query: Record<string, string> } {
    const [path = '', search = ''] = url.split('?');
    const query = Object.fromEntries(new URLSearchParams(search));
    const isQueryPartOfCall = method !== 'GET' && search !== '';
    return isQueryPartOfCall ? { call: `${method} ${url}`, query: {} } : { call: `${method} ${path}`, query };
  }

  #toReply({ code, params, fields }: FakeError): TransportReply {
    const marker = code === 'authentication_required' ? AUTHENTICATION_MARKER : {};
    return { status: ERROR_STATUS[code], headers: {}, body: { error: { code, message: code, params, fields }, ...marker } };
  }
}
