/** A command line that cannot be understood; the command does nothing and ends with 2. */
export class UsageError extends Error {}
