import { createPublicKey, verify } from 'node:crypto';
import type { Release } from '@rendezvous/shared/contract';
import { canonicalJson } from './canonicalJson';

/** Whether one of the team's public keys (PEM) made the signature; two keys are valid during a rotation. */
export function verifyRelease(release: Release, publicKeys: readonly string[]): boolean {
  const { signature, ...document } = release;
  const bytes = Buffer.from(canonicalJson(document));
  return publicKeys.some((key) => verify(null, bytes, createPublicKey(key), Buffer.from(signature, 'base64')));
}
