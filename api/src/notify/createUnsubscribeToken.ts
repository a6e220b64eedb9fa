import { createHmac, timingSafeEqual } from 'node:crypto';

const computeSignature = (secret: string, memberId: string): string =>
  createHmac('sha256', secret).update(`unsubscribe|${memberId}`).digest('base64url').slice(0, 32);

/** Creates the token for the unsubscribe link in an email. It is valid as long as the secret is in use, and only for unsubscribing. */
export const createUnsubscribeToken = (secret: string, memberId: string): string => `${memberId}.${computeSignature(secret, memberId)}`;

/** Returns the id of the member in an unsubscribe token; undefined unless the token is signed with one of our secrets. */
export function readUnsubscribeToken(secrets: readonly string[], token: string): string | undefined {
  const [memberId = '', givenSignature = ''] = token.split('.');
  const isSignedWith = (secret: string): boolean => {
    const [expected, actual] = [Buffer.from(computeSignature(secret, memberId)), Buffer.from(givenSignature)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  };
  return secrets.some(isSignedWith) ? memberId : undefined;
}
