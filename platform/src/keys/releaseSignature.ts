import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { Release } from '@rendezvous/shared/contract';

/** Signs a release for a team; the private key is PEM (PKCS 8, Ed25519). */
export function signRelease(draft: UnsignedRelease, team: string, privateKey: string): Release {
  const document = { ...draft, signedBy: team };
  const signature = sign(null, Buffer.from(canonicalJson(document)), createPrivateKey(privateKey)).toString('base64');
  return { ...document, signature };
}

/** Whether the signature is valid for one of the team's public keys (PEM); a team has two keys during a rotation. */
export function verifyRelease(release: Release, publicKeys: readonly string[]): boolean {
  const { signature, ...document } = release;
  const bytes = Buffer.from(canonicalJson(document));
  return publicKeys.some((key) => verify(null, bytes, createPublicKey(key), Buffer.from(signature, 'base64')));
}

/** Serialises to JSON with sorted keys and no white space, so that equal documents always yield the same bytes to sign. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const serializedMembers = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${serializedMembers.join(',')}}`;
}

/** release.json as a build writes it, before a team has signed it. */
export type UnsignedRelease = Omit<Release, 'signature' | 'signedBy'>;
