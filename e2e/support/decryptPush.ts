import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** Keys of a subscription: the browser's key pair, and the secret that it shares with the site. */
export interface BrowserKeys {
  pair: ECDH;
  auth: Buffer;
}

const SALT_BYTES = 16;
const KEY_LENGTH_OFFSET = SALT_BYTES + 4;
const TAG_BYTES = 16;
/** Delimiter byte after the text of the last record; padding follows. */
const LAST_RECORD_DELIMITER = 2;

const deriveKey = (key: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts the text of a push message as the browser would: aes128gcm in one record (RFC 8188), with keys derived as in RFC 8291. */
export function decryptPush(body: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyEnd = KEY_LENGTH_OFFSET + 1 + (body[KEY_LENGTH_OFFSET] ?? 0);
  const senderPublicKey = body.subarray(KEY_LENGTH_OFFSET + 1, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderPublicKey]);
  const secret = deriveKey(pair.computeSecret(senderPublicKey), auth, info, 32);
  const key = deriveKey(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = deriveKey(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-TAG_BYTES));
  const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(LAST_RECORD_DELIMITER)).toString('utf8');
}
