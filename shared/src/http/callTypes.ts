import type { ApiBody, ApiCall, ApiContract, ApiQuery } from '@rendezvous/shared/contract';
import type { HttpMethod } from './Transport';

/** Paths that can be called with a method. */
export type PathOf<Method extends HttpMethod> = ApiCall extends infer Call
  ? Call extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

export type CallOf<Method extends HttpMethod, Path extends string> = Extract<`${Method} ${Path}`, ApiCall>;

/** The three polled calls, which the server answers with 304 when nothing changed. */
export type PollPath = '/api/user.php' | '/api/chats.php' | '/api/likes.php';

export interface CallOptions {
  /** False leaves the progress bar alone. */
  progress?: boolean;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Top-level keys the reply must have, so that a wrong shape is a failed call; null when it has no body. */
  keys?: readonly string[] | null;
}

/** Query and options of a read; the query is optional when nothing in it is required. */
export type ReadArguments<Call extends ApiCall> = ApiContract[Call] extends { query: infer Query }
  ? {} extends Query
    ? [query?: Query, options?: CallOptions]
    : [query: ApiQuery<Call>, options?: CallOptions]
  : [query?: undefined, options?: CallOptions];

/** Body and options of a write. */
export type WriteArguments<Call extends ApiCall> = [body: ApiBody<Call>, options?: CallOptions];
