import { type ErrorCode, type ErrorParams, PASSING_STATUSES } from '@rendezvous/shared/contract';

interface ApiErrorDetails {
  status?: number;
  fields?: Record<string, ErrorCode>;
  params?: ErrorParams;
  requestId?: string;
  message?: string;
}

/** A failed call: everything a screen needs to decide and explain. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** 0 when there was no response. */
  readonly status: number;
  /** Field name to error code. */
  readonly fields: Readonly<Record<string, ErrorCode>>;
  readonly params: Readonly<ErrorParams>;
  /** Request id in the server's log, for support. */
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? code);
    this.code = code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.params = details.params ?? {};
    this.requestId = details.requestId;
  }

  /** Wraps whatever was thrown as a failed call. */
  static of(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError('unknown');
  }

  /** True when a retry would give the same result; network failures, server errors and rate limits pass. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429;
  }

  /** True when the same call may succeed a moment later: no response, or a status that is retried. */
  get isPassing(): boolean {
    return (this.status === 0 && this.code === 'server_error') || PASSING_STATUSES.includes(this.status);
  }

  /** True when the session has ended: the client has already signed out, and nothing is shown. */
  get isSignedOut(): boolean {
    return this.code === 'authentication_required';
  }
}
