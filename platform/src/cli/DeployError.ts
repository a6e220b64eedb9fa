/** Thrown when a command fails; the command line prints its code and message. */
export class DeployError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'DeployError';
  }
}
