import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorParams } from '@rendezvous/shared/contract';

interface ErrorDetails {
  fields?: Record<string, ErrorCode>;
  params?: ErrorParams;
  /** What is wrong, for developers of clients; users see the text for the code. */
  message?: string;
}

const toWords = (code: ErrorCode): string => code.replaceAll('_', ' ');

/** Lists the invalid fields, each with its reason if a specific one is known. */
const listFields = (fields: Record<string, ErrorCode>): string =>
  Object.entries(fields)
    .map(([field, code]) => (code === 'validation' ? field : `${field} (${toWords(code)})`))
    .join(', ');

function toMessage(code: ErrorCode, { fields, message }: ErrorDetails): string {
  if (message !== undefined) return message;
  return code === 'validation' && fields ? `Not valid: ${listFields(fields)}` : toWords(code);
}

/** A rejected request with its error code; the errors plugin turns it into the error envelope. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(toMessage(code, details));
    this.status = ERROR_STATUS[code];
  }

  toBody(): ErrorBody {
    return {
      error: { code: this.code, ...this.details, message: this.message },
      ...(this.code === 'authentication_required' ? { authentication_required: true } : {}),
    };
  }
}
