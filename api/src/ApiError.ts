import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorParams } from '@rendezvous/shared/contract';

interface Details {
  fields?: Record<string, ErrorCode>;
  params?: ErrorParams;
  /** What is wrong, for developers of clients; users read the text of the code. */
  message?: string;
}

const wordsOf = (code: ErrorCode): string => code.replaceAll('_', ' ');

/** The invalid fields, each with its reason if it has a specific one. */
const listOf = (fields: Record<string, ErrorCode>): string =>
  Object.entries(fields)
    .map(([field, code]) => (code === 'validation' ? field : `${field} (${wordsOf(code)})`))
    .join(', ');

function messageOf(code: ErrorCode, { fields, message }: Details): string {
  if (message !== undefined) return message;
  return code === 'validation' && fields ? `Not valid: ${listOf(fields)}` : wordsOf(code);
}

/** A rejection with its code; the errors plugin turns it into the envelope. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(messageOf(code, details));
    this.status = ERROR_STATUS[code];
  }

  toBody(): ErrorBody {
    return {
      error: { code: this.code, ...this.details, message: this.message },
      ...(this.code === 'authentication_required' ? { authentication_required: true } : {}),
    };
  }
}
