/** An invalid command line; the command does nothing and exits with 2. */
export class UsageError extends Error {}
