/** Why a registry change was rejected; `code` is sent to the command line. */
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

/** Throws when a list of releases in the registry is full; `what` names it, with its remote. */
export function assertNotFull(list: readonly string[], most: number, what: string): void {
  if (list.length >= most) throw new RefusedChange('full', `${most} releases of ${what}, and the registry has room for no more.`);
}
