/** Returns the code of a system or database error, if it has one. */
export const getErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** True for a violated unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => getErrorCode(error) === '23505';

/** Codes of system errors: a file cannot be written, or the other end of a connection is gone. */
const SYSTEM_CODES = new Set([
  'ENOSPC',
  'EROFS',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/**
 * PostgreSQL codes: out of disk, memory or connections (53), shutting down or starting (57P0), too slow (57014), connection lost (08),
 * read-only (25006), idle in a transaction for too long (25P03), I/O error (58030).
 */
const DATABASE_CODE_PATTERN = /^(53...|57P0.|57014|08...|25006|25P03|58030)$/;

/** Matches disk errors for which PostgreSQL has no code of its own: their messages end with the operating system's message. */
const DISK_MESSAGE_PATTERN =
  /: (No space left on device|Read-only file system|Disk quota exceeded|File too large|Input\/output error|I\/O error)$/;

/** Messages of errors that have no code: those of node-postgres, and that of an embedded database that has ended. */
const CONNECTION_MESSAGE_PATTERN =
  /^(Connection terminated|timeout expired|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|The embedded database ended)/;

/** True for a temporary failure of disk or database: the same call can succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = getErrorCode(error);
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || DATABASE_CODE_PATTERN.test(code))) return true;
  return error instanceof Error && (CONNECTION_MESSAGE_PATTERN.test(error.message) || DISK_MESSAGE_PATTERN.test(error.message));
}
