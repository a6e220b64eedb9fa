/** What the site server refused, or why it could not be asked, in words for the person at the command line. */
export class DeployError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'DeployError';
  }
}
