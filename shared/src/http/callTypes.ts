import type { ApiBody, ApiCall, ApiContract, ApiQuery } from '@rendezvous/shared/contract';
import type { HttpMethod } from './Transport';

/** Paths of the calls with the given HTTP method. */
export type CallPath<Method extends HttpMethod> = ApiCall extends infer Call
  ? Call extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

export type CallName<Method extends HttpMethod, Path extends string> = Extract<`${Method} ${Path}`, ApiCall>;

/** Paths of the polled reads, for which the server returns 304 when nothing has changed. */
export type PollPath = '/api/user.php' | '/api/chats.php' | '/api/likes.php';

export interface CallOptions {
  /** False for a call that does not move the progress bar. */
  progress?: boolean;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Top-level keys that the reply must have, otherwise the call fails; null when the reply has no body. */
  keys?: readonly string[] | null;
}

/** Query and options of a read; the query is optional when all its parameters are. */
export type ReadArguments<Call extends ApiCall> = ApiContract[Call] extends { query: infer Query }
  ? {} extends Query
    ? [query?: Query, options?: CallOptions]
    : [query: ApiQuery<Call>, options?: CallOptions]
  : [query?: undefined, options?: CallOptions];

/** Body and options of a write. */
export type WriteArguments<Call extends ApiCall> = [body: ApiBody<Call>, options?: CallOptions];
