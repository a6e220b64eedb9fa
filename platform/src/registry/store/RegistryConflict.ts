/** Someone else changed the registry first; nothing was written. */
export class RegistryConflict extends Error {
  constructor(readonly expected: number) {
    super(`The registry has moved on from serial ${expected}; look at the status and try again.`);
    this.name = 'RegistryConflict';
  }
}
