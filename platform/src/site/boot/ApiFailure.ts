/** The api responded, but not with what was requested. */
export class ApiFailure extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`GET ${path} answered ${status}`);
    this.name = 'ApiFailure';
  }
}
