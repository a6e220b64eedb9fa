import { errorCode } from './errorCode';
import { withoutPersonal } from './withoutPersonal';

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** What the log keeps of an error: never the statement, its values or the detail of a database, and nothing of a person (security 33). */
export function loggedError(error: Error): LoggedError {
  const { name, message, stack = '' } = error;
  const code = errorCode(error);
  return { type: name, message: withoutPersonal(message), stack: withoutPersonal(stack), ...(code === undefined ? {} : { code }) };
}
