import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (secret: string, memberId: string): string =>
  createHmac('sha256', secret).update(`unsubscribe|${memberId}`).digest('base64url').slice(0, 32);

/** Token of a mail's unsubscribe link. It is valid as long as the secret, and for nothing else. */
export const unsubscribeToken = (secret: string, memberId: string): string => `${memberId}.${signature(secret, memberId)}`;

/** The member of such a token; undefined unless we signed it. */
export function readUnsubscribeToken(secrets: readonly string[], token: string): string | undefined {
  const [memberId = '', given = ''] = token.split('.');
  const isOurs = (secret: string): boolean => {
    const [expected, found] = [Buffer.from(signature(secret, memberId)), Buffer.from(given)];
    return expected.length === found.length && timingSafeEqual(expected, found);
  };
  return secrets.some(isOurs) ? memberId : undefined;
}
