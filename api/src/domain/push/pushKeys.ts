import { createECDH } from 'node:crypto';
import type { FilesPort } from '../../ports/files/FilesPort';

const FILE = 'push/keys.json';

export interface PushKeys {
  /** base64url, as browsers want it for a subscription. */
  publicKey: string;
  privateKey: string;
}

/** Our key pair for Web Push; made once, kept with the files. */
export async function pushKeys(files: FilesPort): Promise<PushKeys> {
  const known = await files.read(FILE);
  if (known) return JSON.parse(known.toString('utf8'));
  const pair = createECDH('prime256v1');
  const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
  await files.write(FILE, Buffer.from(JSON.stringify(keys)));
  return keys;
}
