/** Thrown to reject an upload; `code` names the check that failed. */
export class RefusedUpload extends Error {
  constructor(
    readonly code: 'signature' | 'integrity' | 'bytes_differ' | 'rendering' | 'gates',
    message: string,
  ) {
    super(message);
    this.name = 'RefusedUpload';
  }
}
