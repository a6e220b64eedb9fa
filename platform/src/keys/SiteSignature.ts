import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/** PKCS 8 header preceding the 32 bytes of an Ed25519 key. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Separator between a text and its signature. */
const SEPARATOR = '\n';

/**
 * Signs the site's copy of the registry on disk with an Ed25519 key derived from the site's secret, so that a copy written or changed by
 * anyone else is rejected.
 */
export class SiteSignature {
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(secret: string) {
    const seed = Buffer.from(hkdfSync('sha256', secret, '', 'site seal', 32));
    this.privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, seed]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.privateKey);
  }

  /** Appends a signature to a text, which must not contain line breaks (JSON does not). */
  seal(text: string): string {
    return text + SEPARATOR + sign(null, Buffer.from(text), this.privateKey).toString('base64');
  }

  /** Returns the text without its signature; undefined unless this site signed it. */
  open(signedText: string): string | undefined {
    const [text = '', signature = ''] = signedText.split(SEPARATOR);
    return verify(null, Buffer.from(text), this.publicKey, Buffer.from(signature, 'base64')) ? text : undefined;
  }
}
