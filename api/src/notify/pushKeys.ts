import { createECDH } from 'node:crypto';
import type { FilesPort } from '../ports/files/FilesPort';

const FILE = 'push/keys.json';

export interface PushKeys {
  /** base64url, as browsers want it for a subscription. */
  publicKey: string;
  privateKey: string;
}

const PRIVATE_KEY_BYTES = 32;

/** A number that begins with zeros comes without them, one key in 256; push services and their libraries want all bytes. */
function withAllBytes({ publicKey, privateKey }: PushKeys): PushKeys {
  const bytes = Buffer.from(privateKey, 'base64url');
  const zeros = Buffer.alloc(Math.max(0, PRIVATE_KEY_BYTES - bytes.length));
  return { publicKey, privateKey: Buffer.concat([zeros, bytes]).toString('base64url') };
}

/** Our key pair for Web Push; made once, kept with the files. */
export async function pushKeys(files: FilesPort): Promise<PushKeys> {
  const known = await files.read(FILE);
  if (known) return withAllBytes(JSON.parse(known.toString('utf8')));
  const pair = createECDH('prime256v1');
  const keys = withAllBytes({ publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') });
  await files.write(FILE, Buffer.from(JSON.stringify(keys)));
  return keys;
}
