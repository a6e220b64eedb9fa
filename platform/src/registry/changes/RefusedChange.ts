/** Thrown to reject a registry change; `code` is sent to the command line. */
export class RefusedChange extends Error {
  constructor(
    readonly code:
      'unknown_remote' | 'unknown_release' | 'version_taken' | 'blocked' | 'requires' | 'no_last_good' | 'members' | 'collected' | 'full',
    message: string,
  ) {
    super(message);
    this.name = 'RefusedChange';
  }
}

/**
 * Throws a RefusedChange when a list of releases in the registry is full; `description` completes the phrase `5000 releases of …`, for example
 * `mfe-chat were published`.
 */
export function assertNotFull(list: readonly string[], max: number, description: string): void {
  if (list.length >= max) throw new RefusedChange('full', `${max} releases of ${description}, and the registry has room for no more.`);
}
