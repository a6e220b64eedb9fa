import { type ErrorCode, type ErrorParams, PASSING_STATUSES } from '@rendezvous/shared/contract';

interface ApiErrorDetails {
  status?: number;
  fields?: Record<string, ErrorCode>;
  params?: ErrorParams;
  requestId?: string;
  message?: string;
}

/** Error of a failed call, with everything a screen needs to react to it and explain it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** 0 when there was no response. */
  readonly status: number;
  /** Error code by field name. */
  readonly fields: Readonly<Record<string, ErrorCode>>;
  readonly params: Readonly<ErrorParams>;
  /** Id of the request in the server's log, for support. */
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? code);
    this.code = code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.params = details.params ?? {};
    this.requestId = details.requestId;
  }

  /** Returns the error itself if it is an ApiError, otherwise one with the code `unknown`. */
  static of(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError('unknown');
  }

  /** True when the server has refused the call (4xx), except for a timeout or a rate limit; network failures and server errors are not refusals. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && !this.isPassing;
  }

  /** True when the same call may succeed a moment later: without a response, or with one of PASSING_STATUSES. */
  get isPassing(): boolean {
    return (this.status === 0 && this.code === 'server_error') || PASSING_STATUSES.includes(this.status);
  }

  /** Seconds until the server accepts the call again; 0 unless the call was rate limited. */
  get waitSeconds(): number {
    const { seconds } = this.params;
    return this.code === 'rate_limited' && typeof seconds === 'number' ? seconds : 0;
  }

  /** True when the session has ended: the client signs out by itself, so the error is not shown. */
  get isSignedOut(): boolean {
    return this.code === 'authentication_required';
  }
}
