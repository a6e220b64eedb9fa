import { createPublicKey, verify } from 'node:crypto';

const POINT = 32;

/** Whether a VAPID header (RFC 8292) is signed, for this audience, by the key given to browsers; base64url. */
export function isSignedBy(authorization: string, publicKey: string, audience: string): boolean {
  const [, token = '', named] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  const [x, y] = [point.subarray(0, POINT), point.subarray(POINT)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { aud: string };
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed && named === publicKey && aud === audience;
}
