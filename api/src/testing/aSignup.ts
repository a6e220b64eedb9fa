import type { SignupForm } from '@rendezvous/shared/contract';

let count = 0;

/** Returns a complete sign-up form with a new address and name; a test overrides the fields that matter to it. */
export function aSignup(changes: Partial<SignupForm> = {}): SignupForm {
  count += 1;
  return {
    email: `somebody${count}@example.org`,
    name: `somebody${count}`,
    password: 'correct horse battery',
    date_of_birth: '1990-05-17',
    gender: 'female',
    sexuality: 'hetero',
    country: 'NL',
    language: 'en',
    terms_version: '2024-06-01',
    consent_sensitive: true,
    consent_offers: false,
    ...changes,
  };
}
