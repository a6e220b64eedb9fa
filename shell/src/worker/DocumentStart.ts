const POLICY = 'content-security-policy';
const NONCE = /'nonce-([\w-]+)'/;
/** These headers described the bytes in transit, or apply to one response only. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'date', 'etag', 'link'];

/** The start of documents as a browser receives them: it depends neither on the address nor on the member. */
export class DocumentStart {
  readonly headers: Headers;

  constructor(
    readonly text: string,
    headers: Headers,
  ) {
    this.headers = new Headers(headers);
    for (const name of OF_TRANSFER) this.headers.delete(name);
  }

  /** Appears in the policy and on every style of the document. */
  get nonce(): string {
    return NONCE.exec(this.policy)?.[1] ?? '';
  }

  /** The same with a fresh nonce: no nonce serves two documents. */
  withNonce(nonce: string): DocumentStart {
    const start = new DocumentStart(this.text.replaceAll(this.nonce, nonce), this.headers);
    start.headers.set(POLICY, this.policy.replaceAll(this.nonce, nonce));
    return start;
  }

  /** Whether a document with the other start can continue this one. */
  isLike(other: DocumentStart): boolean {
    const { text, policy } = other.withNonce(this.nonce);
    return this.nonce !== '' && text === this.text && policy === this.policy;
  }

  private get policy(): string {
    return this.headers.get(POLICY) ?? '';
  }
}
