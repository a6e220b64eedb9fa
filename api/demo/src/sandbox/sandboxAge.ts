import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AgeAnswer, AgeOutcome, AgePort } from '../../../src/ports/AgePort';

/** The sandbox also creates the tokens that a provider would create. */
export interface SandboxAge extends AgePort {
  answer(answer: AgeAnswer): string;
}

/** Meaning of the result from the provider's page; anything else is a rejection. */
export const asOutcome = (word: string): AgeOutcome => (word === 'over18' || word === 'under18' ? word : 'refused');

const digest = (payload: string, secret: string): Buffer => createHmac('sha256', `age ${secret}`).update(payload).digest();

/** A provider on this server that believes whoever presses its button; its tokens are signed like a real provider's. */
export function sandboxAge(secrets: readonly [string, ...string[]]): SandboxAge {
  const isSigned = (payload: string, signature: string): boolean => {
    const given = Buffer.from(signature, 'base64url');
    return given.length === 32 && secrets.some((secret) => timingSafeEqual(digest(payload, secret), given));
  };
  return {
    pageFor: (state, locale) => `/sandbox/age/${state}?lang=${locale}`,
    answer: ({ state, outcome }) => {
      const payload = `${state}.${outcome}`;
      return `${payload}.${digest(payload, secrets[0]).toString('base64url')}`;
    },
    read: (token) => {
      const [state = '', outcome = '', signature = ''] = token.split('.');
      return isSigned(`${state}.${outcome}`, signature) ? { state, outcome: asOutcome(outcome) } : null;
    },
  };
}
