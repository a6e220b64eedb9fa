import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealed', 32));

/** Encrypts a text so that a copy of the database or a backup alone does not reveal it (security 18). */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secret), nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url');
}

function tryUnseal(secret: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, deriveKey(secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** Decrypts a sealed text; accepts several secrets, so that they can be rotated. Throws if none of them can decrypt it. */
export function unseal(secrets: readonly string[], sealed: string): string {
  for (const secret of secrets) {
    const text = tryUnseal(secret, sealed);
    if (text !== undefined) return text;
  }
  throw new Error('None of the secrets opens what was sealed.');
}
