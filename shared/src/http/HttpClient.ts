import { type ApiCall, type ApiQuery, type ApiReply, CLIENT_HEADER, CLIENT_HEADER_VALUE, replyAddress } from '@rendezvous/shared/contract';
import { ApiError } from './ApiError';
import { buildUrl } from './buildUrl';
import type { CallName, CallOptions, CallPath, PollPath, ReadArguments, WriteArguments } from './callTypes';
import type { HttpServices } from './HttpServices';
import { PrefetchedReplies } from './PrefetchedReplies';
import { retryDelay } from './retryDelay';
import { needsSession, toApiError } from './toApiError';
import type { HttpMethod, TransportReply, TransportRequest } from './Transport';

const DEFAULT_TIMEOUT_MS = 20_000;
const NOT_MODIFIED_STATUS = 304;
/** Paths of the polled reads, whose replies belong to the current member. */
const MEMBER_PATHS: readonly string[] = ['/api/user.php', '/api/chats.php', '/api/likes.php'] satisfies PollPath[];

interface ClientCall {
  method: HttpMethod;
  path: string;
  query?: object | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  options?: CallOptions | undefined;
}

/** True when the body is an object with all these keys; always true when `keys` is missing or null. */
const hasKeys = (body: unknown, keys: CallOptions['keys']): boolean =>
  !keys || (typeof body === 'object' && body !== null && keys.every((key) => key in body));

/** Client of the api; `calls/request.ts` sends the declared calls through it. Its methods reject with `ApiError` or `AbortError`. */
export class HttpClient {
  readonly #services: HttpServices;
  #etags = new Map<string, string>();
  readonly #prefetchedReplies: PrefetchedReplies;
  #embeddedReplies: Readonly<Record<string, unknown>>;

  constructor(services: HttpServices) {
    this.#services = services;
    this.#prefetchedReplies = new PrefetchedReplies(services.sleep);
    this.#embeddedReplies = services.replies ?? {};
  }

  /** Sends a read or, if the same read has been prefetched, returns that reply; a pending prefetch already has its own retries. */
  async get<Path extends CallPath<'GET'>>(path: Path, ...[query, options]: ReadArguments<CallName<'GET', Path>>) {
    const call = { method: 'GET' as const, path, query: query as object | undefined, options };
    const prefetchedReply = this.#prefetchedReplies.take(replyAddress(path, call.query)) as
      Promise<ApiReply<CallName<'GET', Path>>> | undefined;
    return prefetchedReply ?? this.#send<CallName<'GET', Path>>(call);
  }

  /** Prefetches a read; the next such read uses the reply within 10 s of its arrival. Never moves the progress bar; fails silently. */
  ahead<Path extends CallPath<'GET'>>(path: Path, query?: ApiQuery<CallName<'GET', Path>>, keys: CallOptions['keys'] = null): void {
    const call = { method: 'GET' as const, path, query: query as object | undefined, options: { progress: false, keys } };
    this.#prefetchedReplies.start(replyAddress(path, call.query), () => this.#send<CallName<'GET', Path>>(call));
  }

  post<Path extends CallPath<'POST'>>(path: Path, ...[body, options]: WriteArguments<CallName<'POST', Path>>) {
    return this.#send<CallName<'POST', Path>>({ method: 'POST', path, body, options });
  }

  put<Path extends CallPath<'PUT'>>(path: Path, ...[body, options]: WriteArguments<CallName<'PUT', Path>>) {
    return this.#send<CallName<'PUT', Path>>({ method: 'PUT', path, body, options });
  }

  delete<Path extends CallPath<'DELETE'>>(path: Path, ...[body, options]: WriteArguments<CallName<'DELETE', Path>>) {
    return this.#send<CallName<'DELETE', Path>>({ method: 'DELETE', path, body, options });
  }

  /** Polls a read; resolves with undefined when nothing has changed since the previous read. Never moves the progress bar. */
  async poll<Path extends PollPath>(path: Path, keys: CallOptions['keys'] = null): Promise<ApiReply<`GET ${Path}`> | undefined> {
    const etag = this.#etags.get(path);
    const headers = etag === undefined ? {} : { 'if-none-match': etag };
    return this.#send<`GET ${Path}`>({ method: 'GET', path, headers, options: { progress: false, keys } });
  }

  /** Returns a reply that is embedded in the document or already prefetched; undefined when it has to be requested. */
  getKnownReply<Path extends CallPath<'GET'>>(
    path: Path,
    query?: ApiQuery<CallName<'GET', Path>>,
  ): ApiReply<CallName<'GET', Path>> | undefined {
    const address = replyAddress(path, query as object | undefined);
    const reply = this.#embeddedReplies[address] ?? this.#prefetchedReplies.peek(address);
    if (reply === undefined) this.#services.onMissing?.(address);
    return reply as ApiReply<CallName<'GET', Path>> | undefined;
  }

  /** Drops the replies embedded in the document, which are only for the first screen. */
  discardEmbeddedReplies(): void {
    this.#embeddedReplies = {};
  }

  /**
   * Clears the ETags of polls, the embedded replies and the prefetches when the member changes. Pending reads of MEMBER_PATHS reject with
   * `authentication_required`.
   */
  forget(): void {
    this.#etags = new Map();
    this.#prefetchedReplies.clear();
    this.discardEmbeddedReplies();
  }

  async #send<Name extends ApiCall>(call: ClientCall): Promise<ApiReply<Name>> {
    const movesProgress = call.options?.progress !== false;
    const etags = this.#etags;
    if (movesProgress) this.#services.onStart();
    try {
      const reply = await this.#exchange(this.#toRequest(call));
      // The member has changed in the meantime: the reply is dropped, and `onSignedOut` is not called.
      if (etags !== this.#etags && call.method === 'GET' && MEMBER_PATHS.includes(call.path)) throw new ApiError('authentication_required');
      return await this.#handleReply(call, reply);
    } finally {
      if (movesProgress) this.#services.onFinish();
    }
  }

  #toRequest({ method, path, query, body, headers, options }: ClientCall): TransportRequest {
    return {
      method,
      url: buildUrl(path, query),
      headers: { accept: 'application/json', [CLIENT_HEADER]: CLIENT_HEADER_VALUE, ...headers },
      timeoutMs: options?.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      ...(body !== undefined && { body }),
      ...(options?.signal && { signal: options.signal }),
    };
  }

  async #exchange(request: TransportRequest): Promise<TransportReply> {
    for (let attempt = 0; ; attempt += 1) {
      const reply = await this.#services.transport(request).catch(() => undefined);
      request.signal?.throwIfAborted();
      if (reply && reply.status < 400) return reply;
      const delay = retryDelay(request, reply, attempt, this.#services.random);
      if (delay === undefined) return reply ?? this.#failWithoutResponse();
      await this.#services.sleep(delay);
    }
  }

  #failWithoutResponse(): never {
    throw new ApiError('server_error');
  }

  async #handleReply<Name extends ApiCall>({ path, query, options }: ClientCall, reply: TransportReply): Promise<ApiReply<Name>> {
    this.#services.onReply(reply);
    if (reply.status === NOT_MODIFIED_STATUS) return undefined as ApiReply<Name>;
    if (needsSession(reply)) this.#services.onSignedOut();
    if (reply.status >= 400) throw toApiError(reply);
    if (!hasKeys(reply.body, options?.keys)) throw new ApiError('server_error', { status: reply.status, message: 'Wrong shape' });
    if (!query && reply.headers.etag !== undefined) this.#etags.set(path, reply.headers.etag);
    return reply.body as ApiReply<Name>;
  }
}
