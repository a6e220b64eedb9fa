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
