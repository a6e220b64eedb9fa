import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorParams } from '@rendezvous/shared/contract';

interface Details {
  fields?: Record<string, ErrorCode>;
  params?: ErrorParams;
}

/** A refusal with its code; the errors plugin turns it into the envelope. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code.replaceAll('_', ' '));
    this.status = ERROR_STATUS[code];
  }

  toBody(): ErrorBody {
    return {
      error: { code: this.code, message: this.message, ...this.details },
      ...(this.code === 'authentication_required' ? { authentication_required: true } : {}),
    };
  }
}
