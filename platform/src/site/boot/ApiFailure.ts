/** Thrown when the api responds to a read with an unexpected status. */
export class ApiFailure extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`GET ${path} answered ${status}`);
    this.name = 'ApiFailure';
  }
}
