interface Failure {
  message: string;
  code?: string;
  cause?: unknown;
}

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'message' in error;

/**
 * Describes, without a stack, why a request failed: fetch hides the reason in `cause`, and for a host with several IP addresses, the error
 * has only a code.
 */
export function describeCause(error: unknown): string {
  if (!isFailure(error)) return String(error);
  return isFailure(error.cause) ? describeCause(error.cause) : error.message || (error.code ?? 'unknown');
}
