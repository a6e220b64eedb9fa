const POLICY = 'content-security-policy';
const NONCE = /'nonce-([\w-]+)'/;
/** They described the bytes on their way, or hold for one answer only. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'date', 'etag', 'link'];

/** Beginning of the documents that a browser gets: nothing in it depends on the address or on who the member is. */
export class DocumentStart {
  readonly headers: Headers;

  constructor(
    readonly text: string,
    headers: Headers,
  ) {
    this.headers = new Headers(headers);
    for (const name of OF_TRANSFER) this.headers.delete(name);
  }

  /** Stands in the policy and at every style of the document. */
  get nonce(): string {
    return NONCE.exec(this.policy)?.[1] ?? '';
  }

  /** The same with another nonce: none serves two documents. */
  withNonce(nonce: string): DocumentStart {
    const start = new DocumentStart(this.text.replaceAll(this.nonce, nonce), this.headers);
    start.headers.set(POLICY, this.policy.replaceAll(this.nonce, nonce));
    return start;
  }

  /** Whether a document with the other start may go on after this one. */
  isLike(other: DocumentStart): boolean {
    const { text, policy } = other.withNonce(this.nonce);
    return this.nonce !== '' && text === this.text && policy === this.policy;
  }

  private get policy(): string {
    return this.headers.get(POLICY) ?? '';
  }
}
