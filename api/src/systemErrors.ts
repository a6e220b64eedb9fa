/** Code of a system or database error, if it has one. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** True for a violated unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';

/** System: cannot write, or the other end is gone. */
const SYSTEM = new Set(['ENOSPC', 'EROFS', 'EDQUOT', 'EFBIG', 'EIO', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** PostgreSQL: out of disk or connections (53), shutting down or starting (57P), too slow (57014), connection lost (08), read-only (25006). */
const DATABASE = /^(53...|57P0.|57014|08...|25006|25P03|58030)$/;

/** A failing disk has no code of its own in PostgreSQL unless it is full: the system's message is at the end. */
const DISK = /: (No space left on device|Read-only file system|Disk quota exceeded|File too large|Input\/output error|I\/O error)$/;

/** Messages of node-postgres without a code. */
const LOST =
  /^(Connection terminated|timeout expired|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|The embedded database ended)/;

/** True for a temporary failure of disk or database: the same call will succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (typeof code === 'string' && (SYSTEM.has(code) || DATABASE.test(code))) return true;
  return error instanceof Error && (LOST.test(error.message) || DISK.test(error.message));
}
