import type { SignupForm } from '@rendezvous/shared/contract';

let signupCount = 0;

/** Returns a complete sign-up form with an unused email address and name; a test overrides the fields that matter to it. */
export function aSignup(overrides: Partial<SignupForm> = {}): SignupForm {
  signupCount += 1;
  return {
    email: `somebody${signupCount}@example.org`,
    name: `somebody${signupCount}`,
    password: 'correct horse battery',
    date_of_birth: '1990-05-17',
    gender: 'female',
    sexuality: 'hetero',
    country: 'NL',
    language: 'en',
    terms_version: '2024-06-01',
    consent_sensitive: true,
    consent_offers: false,
    ...overrides,
  };
}
