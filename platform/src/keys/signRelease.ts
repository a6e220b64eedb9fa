import { createPrivateKey, sign } from 'node:crypto';
import type { Release } from '@rendezvous/shared/contract';
import { canonicalJson } from './canonicalJson';
import type { UnsignedRelease } from './UnsignedRelease';

/** Signs a release for a team; the private key is PEM (PKCS 8, Ed25519). */
export function signRelease(draft: UnsignedRelease, team: string, privateKey: string): Release {
  const document = { ...draft, signedBy: team };
  const signature = sign(null, Buffer.from(canonicalJson(document)), createPrivateKey(privateKey)).toString('base64');
  return { ...document, signature };
}
