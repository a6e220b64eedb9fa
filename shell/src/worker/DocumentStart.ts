const POLICY_HEADER = 'content-security-policy';
const NONCE_PATTERN = /'nonce-([\w-]+)'/;
/** Headers that are not cached: they describe the bytes in transit, or apply to one response only. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'date', 'etag', 'link'];

/** The start that all documents of a browser have in common, because it depends on neither the URL nor the member. */
export class DocumentStart {
  readonly headers: Headers;

  constructor(
    readonly text: string,
    headers: Headers,
  ) {
    this.headers = new Headers(headers);
    for (const name of TRANSFER_HEADERS) this.headers.delete(name);
  }

  /** The nonce in the policy and on every style of the document; empty when there is none. */
  get nonce(): string {
    return NONCE_PATTERN.exec(this.policy)?.[1] ?? '';
  }

  /** Returns the same start with another nonce: no two documents share a nonce. */
  withNonce(nonce: string): DocumentStart {
    const start = new DocumentStart(this.text.replaceAll(this.nonce, nonce), this.headers);
    start.headers.set(POLICY_HEADER, this.policy.replaceAll(this.nonce, nonce));
    return start;
  }

  /** Whether a document with the other start can continue this one. */
  isLike(other: DocumentStart): boolean {
    const { text, policy } = other.withNonce(this.nonce);
    return this.nonce !== '' && text === this.text && policy === this.policy;
  }

  private get policy(): string {
    return this.headers.get(POLICY_HEADER) ?? '';
  }
}
