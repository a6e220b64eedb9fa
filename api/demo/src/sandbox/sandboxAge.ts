import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AgeCheckResponse, AgeOutcome, AgePort } from '../../../src/ports/AgePort';

/** The age check sandbox, which also creates the tokens that a provider would create. */
export interface SandboxAge extends AgePort {
  /** Signs an outcome; returns the token for the browser. */
  signAnswer(answer: AgeCheckResponse): string;
}

/** Parses the outcome in a form or token; an unknown word counts as a refusal. */
export const parseOutcome = (word: string): AgeOutcome => (word === 'over18' || word === 'under18' ? word : 'refused');

const computeDigest = (payload: string, secret: string): Buffer => createHmac('sha256', `age ${secret}`).update(payload).digest();

/** Creates an age check provider on this server that trusts the visitor's answer; its tokens are signed like a real provider's. */
export function sandboxAge(secrets: readonly [string, ...string[]]): SandboxAge {
  const isSigned = (payload: string, signature: string): boolean => {
    const signatureBytes = Buffer.from(signature, 'base64url');
    return signatureBytes.length === 32 && secrets.some((secret) => timingSafeEqual(computeDigest(payload, secret), signatureBytes));
  };
  return {
    getPageUrl: (state, locale) => `/sandbox/age/${state}?lang=${locale}`,
    signAnswer: ({ state, outcome }) => {
      const payload = `${state}.${outcome}`;
      return `${payload}.${computeDigest(payload, secrets[0]).toString('base64url')}`;
    },
    read: (token) => {
      const [state = '', outcome = '', signature = ''] = token.split('.');
      return isSigned(`${state}.${outcome}`, signature) ? { state, outcome: parseOutcome(outcome) } : null;
    },
  };
}
