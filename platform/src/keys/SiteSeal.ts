import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/** What PKCS 8 says in front of the 32 bytes of an Ed25519 key. */
const PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Between a text and its signature. */
const SEPARATOR = '\n';

/** Signs what the site keeps outside the database, with a key (Ed25519) of its secret: a copy that others wrote or changed is no copy. */
export class SiteSeal {
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(secret: string) {
    const seed = Buffer.from(hkdfSync('sha256', secret, '', 'site seal', 32));
    this.privateKey = createPrivateKey({ key: Buffer.concat([PREFIX, seed]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.privateKey);
  }

  /** The text with its signature; it must have no line breaks, as JSON has none. */
  seal(text: string): string {
    return text + SEPARATOR + sign(null, Buffer.from(text), this.privateKey).toString('base64');
  }

  /** The text of a sealed one; undefined unless this site sealed it. */
  open(sealed: string): string | undefined {
    const [text = '', signature = ''] = sealed.split(SEPARATOR);
    return verify(null, Buffer.from(text), this.publicKey, Buffer.from(signature, 'base64')) ? text : undefined;
  }
}
