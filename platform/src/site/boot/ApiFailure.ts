/** Error of a read to which the api responded, but with an unexpected status. */
export class ApiFailure extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`GET ${path} answered ${status}`);
    this.name = 'ApiFailure';
  }
}
