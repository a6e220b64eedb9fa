/** Failure of a command, with a code and a message that the command line prints. */
export class DeployError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'DeployError';
  }
}
