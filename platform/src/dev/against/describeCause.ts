interface Failure {
  message: string;
  code?: string;
  cause?: unknown;
}

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'message' in error;

/** Describes why a call failed, without stack: fetch hides the reason in `cause`, and for a host with several addresses the error only has a code. */
export function describeCause(error: unknown): string {
  if (!isFailure(error)) return String(error);
  return isFailure(error.cause) ? describeCause(error.cause) : error.message || (error.code ?? 'unknown');
}
