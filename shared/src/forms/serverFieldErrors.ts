import type { ErrorCode } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';

interface ServerFieldErrors {
  /** Fields of this form that the server rejected. */
  fields: [name: string, code: ErrorCode][];
  /** The error when it belongs to no field of this form; null when there is nothing to show. */
  rest: Error | null;
}

/** Splits a failed submit into errors of the form's fields and the rest; an ended session shows nothing. */
export function serverFieldErrors(error: unknown, names: readonly string[]): ServerFieldErrors {
  if (!(error instanceof ApiError)) return { fields: [], rest: error instanceof Error ? error : new ApiError('unknown') };
  if (error.isSignedOut) return { fields: [], rest: null };
  const fields = names.flatMap((name): [string, ErrorCode][] => {
    const code = error.fields[name];
    return code === undefined ? [] : [[name, code]];
  });
  return { fields, rest: fields.length === 0 ? error : null };
}
