import { createHmac } from 'node:crypto';
import { NEWS_KINDS, type NewsKind } from '../news/NewsDocument';
import { isSignedWithAny } from '../signatures';

/** The emails that an unsubscribe link ends: those about one kind of news or, without a kind, all notification emails. */
export interface Unsubscription {
  memberId: string;
  kind: NewsKind | undefined;
}

const computeSignature = (secret: string, memberId: string, kind: string | undefined): string =>
  createHmac('sha256', secret)
    .update(['unsubscribe', memberId, ...(kind === undefined ? [] : [kind])].join('|'))
    .digest('base64url')
    .slice(0, 32);

/** Creates the token for the unsubscribe link in an email. It is valid as long as the secret is in use, and only for unsubscribing. */
export const createUnsubscribeToken = (secret: string, memberId: string, kind?: NewsKind): string =>
  [memberId, computeSignature(secret, memberId, kind), ...(kind === undefined ? [] : [kind])].join('.');

/** Reads an unsubscribe token; returns undefined unless it is signed with one of our secrets. */
export function readUnsubscribeToken(secrets: readonly string[], token: string): Unsubscription | undefined {
  const [memberId = '', givenSignature = '', kindName] = token.split('.');
  const isSigned = isSignedWithAny(secrets, givenSignature, (secret) => computeSignature(secret, memberId, kindName));
  return isSigned ? { memberId, kind: NEWS_KINDS.find((kind) => kind === kindName) } : undefined;
}
