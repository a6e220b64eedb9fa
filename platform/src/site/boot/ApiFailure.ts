/** The api answered, but not with what was asked for. */
export class ApiFailure extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`GET ${path} answered ${status}`);
    this.name = 'ApiFailure';
  }
}
