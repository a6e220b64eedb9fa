import { type ErrorCode, type ErrorParams, PASSING_STATUSES } from '@rendezvous/shared/contract';

interface ApiErrorDetails {
  status?: number;
  fields?: Record<string, ErrorCode>;
  params?: ErrorParams;
  requestId?: string;
  message?: string;
}

/** A call that failed: what a screen needs to decide and to explain. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** 0 when no answer came. */
  readonly status: number;
  /** Field name to error code. */
  readonly fields: Readonly<Record<string, ErrorCode>>;
  readonly params: Readonly<ErrorParams>;
  /** Number of the request in the server's log, for support. */
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? code);
    this.code = code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.params = details.params ?? {};
    this.requestId = details.requestId;
  }

  /** What was thrown, as a failed call. */
  static of(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError('unknown');
  }

  /** True when the answer will be the same next time; silence, trouble of the server and too many calls pass. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429;
  }

  /** True when the same call may succeed a moment later: no answer came, or one that is repeated. */
  get isPassing(): boolean {
    return (this.status === 0 && this.code === 'server_error') || PASSING_STATUSES.includes(this.status);
  }

  /** True when the session ended: the client has signed out already, nothing is to be said. */
  get isSignedOut(): boolean {
    return this.code === 'authentication_required';
  }
}
