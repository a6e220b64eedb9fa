import { createPublicKey, verify } from 'node:crypto';

/** Length of a coordinate of the public key, in bytes. */
const COORDINATE_BYTES = 32;

/** True if a VAPID header (RFC 8292) is signed, for this audience, by the key that was given to browsers (base64url). */
export function isSignedBy(authorization: string, publicKey: string, audience: string): boolean {
  const [, token = '', statedKey] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  const [x, y] = [point.subarray(0, COORDINATE_BYTES), point.subarray(COORDINATE_BYTES)].map((coordinate) =>
    coordinate.toString('base64url'),
  );
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { aud: string };
  const isSignatureValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSignatureValid && statedKey === publicKey && aud === audience;
}
