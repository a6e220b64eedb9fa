import type { SignupForm } from '@rendezvous/shared/contract';

/** A sign-up as the introduction shows it; everything that is needed and nothing else. */
const signup: SignupForm = {
  email: 'robin@example.org',
  name: 'robin.example',
  password: 'three quiet otters',
  date_of_birth: '1990-05-17',
  gender: 'female',
  sexuality: 'hetero',
  country: 'NL',
  language: 'en',
  terms_version: '2024-06-01',
  consent_sensitive: true,
  consent_offers: false,
};

/** Bodies of the introduction's examples. */
export const exampleBodies = { signup, login: { login: signup.email, password: signup.password } };
