/** Why an upload was rejected. */
export class RefusedUpload extends Error {
  constructor(
    readonly code: 'signature' | 'integrity' | 'bytes_differ' | 'rendering' | 'gates',
    message: string,
  ) {
    super(message);
    this.name = 'RefusedUpload';
  }
}
