/** What the site server rejected, or why it could not be reached, in words for the command line. */
export class DeployError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'DeployError';
  }
}
